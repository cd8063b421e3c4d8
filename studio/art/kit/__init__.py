"""The one engraving kit that every picture of the game is drawn with.

| module | gives |
|---|---|
| palette | colour tokens, seats, mixing, the direction of the light |
| svg | elements as text: path, circle, group, place, use |
| document | a picture in the making: definitions with unique ids, clips, gradients, filters |
| shapes | point sets and path data: splines, arcs, blobs, plates |
| noise | smooth noise with fixed seeds |
| strokes | lines that swell and taper: swell, brush, contour, ruled, hatch, rays, stipple |
| fields | height fields that shade themselves: tints and lines over a form |
| materials | paints and filters: paper, wood, brass, leather, cloth, wax, ivory |
| rope | laid rope and cord |
| ornament | mouldings, corners, medallions, seals, scrolls, plates, ribbons |
| marks | small signs: anchor, wind star, crown, cross |
| gems | cut stones |
| treasure | coins, pearls, straps, tassels, engraved planks |
| light | shadows, glows, glints, vignettes, lantern light, the grade |
| insets | finished pictures laid into others |
| lettering, alphabet | the drawn hand: words, figures, gilding |

Drawing functions return SVG text; those that need gradients or clips take the Document first.
Light falls from the upper left. Everything is deterministic: no clock, no unseeded chance.
"""
