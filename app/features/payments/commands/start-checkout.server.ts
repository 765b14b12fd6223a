import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { currentOffer } from '../queries.server.ts'
import { type Offer, startCheckoutSchema } from '../schema.ts'
import { checkouts } from '../tables.server.ts'

/** More than anybody buys in earnest, and few enough to keep the provider's patience. */
const LIMIT = { points: 20, seconds: 3600 }

/**
 * Begins a purchase of exactly what the buyer was shown.
 *
 * @param input the offer that was on the page; refused when another one is on offer meanwhile
 * @returns where to send the browser: the checkout's page
 * @throws AppError `payments_off`, `offer_changed`, `too_many_checkouts`
 */
export async function startCheckout(
  { database, environment, limits }: Services,
  member: Member,
  input: unknown,
): Promise<{ url: string }> {
  const shown = startCheckoutSchema.parse(input)
  const { mode } = environment.payments
  if (mode !== 'test') throw new AppError('payments_off', 'Purchases are not set up on this site.')
  assertUnchanged(shown, await currentOffer(database))
  if ((await limits.use('checkout', member.userId, LIMIT)) > 0)
    throw new AppError('too_many_checkouts', 'That were many attempts. Please wait an hour and try again.')
  const [checkout] = await database
    .insert(checkouts)
    .values({ userId: member.userId, provider: mode, ...shown })
    .returning({ id: checkouts.id })
  return { url: `/checkout/${checkout!.id}` }
}

function assertUnchanged(shown: Offer, now: Offer): void {
  const isSame =
    shown.amountCents === now.amountCents &&
    shown.roomCredits === now.roomCredits &&
    shown.revisionCredits === now.revisionCredits
  if (!isSame) {
    throw new AppError(
      'offer_changed',
      'The offer has changed since you opened this page. Nothing was charged; please look at the new price.',
    )
  }
}
