"""From raw passes to a finished picture: denoise, expose, tone. Runs with the system's Python."""
