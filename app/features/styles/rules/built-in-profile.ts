import type { StyleProfile } from '../schema.ts'
import { CALM_FAMILY } from './calm.ts'
import { CLASSIC_FAMILY } from './classic.ts'
import { COLLECTED_FAMILY } from './collected.ts'
import { COUNTRY_FAMILY } from './country.ts'
import { MODERN_FAMILY } from './modern.ts'
import { DEFAULT_STYLE } from './names.ts'

const byName = new Map(
  [MODERN_FAMILY, CALM_FAMILY, CLASSIC_FAMILY, COUNTRY_FAMILY, COLLECTED_FAMILY]
    .flat()
    .map((profile) => [profile.primaryStyle, profile]),
)

/**
 * The profile the product ships for a style.
 *
 * @param style a style's name; an unknown one, and none, gives Modern
 */
export function builtInProfile(style: string | null = DEFAULT_STYLE): StyleProfile {
  return byName.get(style ?? DEFAULT_STYLE) ?? byName.get(DEFAULT_STYLE)!
}
