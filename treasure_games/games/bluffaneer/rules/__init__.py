"""The rules as functions over a state: setting up and turns, claims and answers, the view."""
