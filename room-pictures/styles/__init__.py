"""The style table: data only. One entry says everything a picture of that style needs.

Every style is a plain dict; `BY_SLUG` finds it. What the keys mean is written in README.md.
"""
from styles import classic, collected, country, glamorous, modern, northern, shore, workshop
from styles.dated import DATED

STYLES = [*modern.STYLES, *northern.STYLES, *classic.STYLES, *country.STYLES, *workshop.STYLES, *collected.STYLES, *shore.STYLES,
          *glamorous.STYLES]
for _s in STYLES:
    _s['slug'] = _s['name'].lower().replace(' ', '-')
BY_SLUG = {s['slug']: s for s in [*STYLES, DATED]}
