"""The style table: data only. One entry says everything a picture of that style needs.

Every style is a plain dict; `BY_SLUG` finds it, `furnished` gives it the kit of one room. What the keys mean is written in README.md.
"""
from styles import classic, collected, country, glamorous, modern, northern, shore, workshop
from styles.dated import DATED
from styles.second_kits import SECOND

STYLES = [*modern.STYLES, *northern.STYLES, *classic.STYLES, *country.STYLES, *workshop.STYLES, *collected.STYLES, *shore.STYLES,
          *glamorous.STYLES]
for _s in STYLES:
    _s['slug'] = _s['name'].lower().replace(' ', '-')
BY_SLUG = {s['slug']: s for s in [*STYLES, DATED]}


def furnished(slug, seed):
    """The style with its first kit for an even seed, with its second, where it has one, for an odd one."""
    return {**BY_SLUG[slug], **(SECOND.get(slug, {}) if seed % 2 else {})}
