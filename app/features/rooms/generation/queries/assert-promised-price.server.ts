import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { isUnlimited } from '#app/features/credits/rules.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/**
 * Refuses a redesign that holds a credit where its form, made before the site had an image model, promised a free one.
 * Whoever has unlimited access pays nothing in any case.
 *
 * @param promised the price that the form named
 * @throws AppError `price_has_changed`
 */
export async function assertPromisedPrice(
  database: Queryable,
  userId: string,
  promised: 'nothing' | undefined,
): Promise<void> {
  if (promised !== 'nothing') return
  const credits = await creditsOf(database, userId)
  if (credits && isUnlimited(credits)) return
  throw new AppError(
    'price_has_changed',
    'This site makes full redesigns now, without people in the picture, and each uses a room credit. Nothing has been started. Please reload the page before you go on.',
    { title: 'A redesign uses a credit now', status: 409 },
  )
}
