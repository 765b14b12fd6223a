import { CALM_FAMILY } from './rules/calm.ts'
import { CLASSIC_FAMILY } from './rules/classic.ts'
import { COLLECTED_FAMILY } from './rules/collected.ts'
import { COUNTRY_FAMILY } from './rules/country.ts'
import { MODERN_FAMILY } from './rules/modern.ts'
import type { StyleProfile } from './schema.ts'

const FALLBACK = 'Modern'

const byName = new Map(
  [MODERN_FAMILY, CALM_FAMILY, CLASSIC_FAMILY, COUNTRY_FAMILY, COLLECTED_FAMILY]
    .flat()
    .map((profile) => [profile.primaryStyle, profile]),
)

/**
 * The profile the product ships for a style.
 *
 * @param style a style's name; an unknown one gives Modern
 */
export function builtInProfile(style: string): StyleProfile {
  return byName.get(style) ?? byName.get(FALLBACK)!
}
