import { partsOfBlend } from '#app/lib/blend-name.ts'
import type { StyleProfile } from '../schema.ts'
import { blendOf } from './blend.ts'
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
 * The profile that the product ships for a style.
 *
 * @param style name of a style or a blend; an unknown one or null gives Modern
 */
export function builtInProfile(style: string | null = DEFAULT_STYLE): StyleProfile {
  const [one, other] = partsOfBlend(style ?? '') ?? []
  if (one && other) return blendOf(builtInProfile(one), builtInProfile(other))
  return byName.get(style ?? DEFAULT_STYLE) ?? byName.get(DEFAULT_STYLE)!
}
