import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { styleProfileOf } from '../queries/profiles.server.ts'
import { builtInProfile } from '../rules/built-in-profile.ts'
import { BUILT_IN_STYLES } from '../rules/names.ts'
import type { StyleProfile } from '../schema.ts'
import { styleDefinitions, userProfiles } from '../tables.server.ts'

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

/**
 * Stores what a finished quiz says of a member's taste, in place of what was known before.
 *
 * @param quizResponses the finished quiz
 */
export async function storeStyleProfile(
  transaction: Transaction,
  userId: string,
  styleProfile: StyleProfile,
  quizResponses: object,
): Promise<void> {
  const profile = { styleProfile, quizResponses, aiAnalysisTimestamp: new Date(), updatedAt: new Date() }
  await transaction
    .insert(userProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: userProfiles.userId, set: profile })
}

/** Changes the style in a member's profile, if there is one. The quiz result stays. */
export async function replaceStyleProfile(
  transaction: Transaction,
  userId: string,
  style: string,
): Promise<void> {
  await transaction
    .update(userProfiles)
    .set({ styleProfile: await styleProfileOf(transaction, style) })
    .where(eq(userProfiles.userId, userId))
}
