"""The pygame toolkit that every screen stands on; it knows no game and no match.

How a scene is built::

    class Farewell(Scene):
        def __init__(self, services: AppServices) -> None:       # AppServices(Services): the app's
            self.card = Sprite("cards/do_not_touch/back", 960, 400, 250, 350)
            stay = Button(_("Stay"), self.stay, "stay", primary=True)
            leave = Button(_("Leave"), services.host.quit, "leave")
            column = Column(Label(_("Leave?"), HEADING), Flow(stay, leave), name="words")
            super().__init__(services, Centred(Panel(column, "parchment"), widest=900))

        def stay(self) -> None:                                  # pure in t, always ends
            glide = Glide(self.card, 300, 500, self.services.theme, angle=4)
            self.timeline.play(Sequential(glide, Call(self.stack.pop)))

        def draw(self, canvas: Canvas) -> None:                  # virtual units; changes nothing
            canvas.cover("scenes/title", canvas.context.viewport.rect)
            draw_sprites(canvas, [self.card], is_moving=self.timeline.is_moving)
            super().draw(canvas)                                 # widgets, focus ring, tooltip

    window = Window(services.settings, "Treasure Games")         # may raise DisplayUnavailable
    loop = Loop(window, services)
    run(loop, lambda: Farewell(services))                        # in a test: loop.step(events, dt)

`handle(intent)` says whether it used the intent; call super() for the widgets. After changing words
or widgets call `relayout()`, after changing what is drawn `changed()`; nothing else is ever
drawn again. `next_wakeup()` asks for a tick later (ambient motion); the timeline asks for frames
while it moves. Places by hand: `Layer.add(widget, lambda context: FRect(...))`; cards of a table:
`Hotspot` over sprites. Every rectangle is in virtual units, 1920 x 1080 at least.
"""
