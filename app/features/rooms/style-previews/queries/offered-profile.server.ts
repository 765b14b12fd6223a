import { styleChoices } from '#app/features/quiz/together/queries/style-choices.server.ts'
import { styleProfileOf } from '#app/features/styles/queries/profiles.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/**
 * The profile of a style, or of a blend, that a member can choose.
 *
 * @throws AppError `style_not_found`
 */
export async function offeredProfile(database: Queryable, userId: string, style: string) {
  if (!(await styleChoices(database, userId)).includes(style))
    throw new AppError('style_not_found', 'This style is no longer offered. Please choose another one.')
  return styleProfileOf(database, style)
}
