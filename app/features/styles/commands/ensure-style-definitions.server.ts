import type { Services } from '#app/platform/services.ts'
import { builtInProfile } from '../rules/built-in-profile.ts'
import { BUILT_IN_STYLES } from '../rules/names.ts'
import { styleDefinitions } from '../tables.server.ts'

/** Stores missing definitions of built-in styles and keeps an administrator's edits. */
export async function ensureStyleDefinitions(services: Services): Promise<void> {
  const definitions = BUILT_IN_STYLES.map((style) => {
    const { primaryStyle: styleName, colorPalette, materials, ...rest } = builtInProfile(style)
    const { characteristics, designPrinciples } = rest
    return { styleName, colorPalette, materials, characteristics, designPrinciples }
  })
  await services.database
    .insert(styleDefinitions)
    .values(definitions)
    .onConflictDoNothing({ target: styleDefinitions.styleName })
}
