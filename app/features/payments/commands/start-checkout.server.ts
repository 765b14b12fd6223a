import { eq } from 'drizzle-orm'
import { areCreditsUsable } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { isUnlimited, minPriceCents } from '#app/features/credits/rules.ts'
import { AppError } from '#app/lib/app-error.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import type { Checkout } from '../queries/lock-checkout.server.ts'
import { currentOffer, subscriberOf } from '../queries/purchases.server.ts'
import { creditsInWords } from '../rules/purchase-words.ts'
import { type Offer, startCheckoutSchema } from '../schema.ts'
import { checkouts } from '../tables.server.ts'

/** Checkouts per member and hour: more than anybody needs, and few enough for the provider. */
const LIMIT = { points: 20, seconds: HOUR_SECONDS }

/**
 * Starts a purchase of exactly the offer that the buyer saw.
 *
 * @param input the offer on the page; refused when it has changed since
 * @returns the address of the checkout page
 * @throws AppError `payments_off`, `credits_unusable`, `credits_not_needed`, `offer_changed`, `price_too_low`,
 *   `too_many_attempts`, `no_checkout_url`, or `user_not_found` when the account is deleted meanwhile
 * @throws when the payment provider is unreachable; nothing was charged
 */
export async function startCheckout(
  services: Services,
  member: Member,
  input: unknown,
): Promise<{ url: string }> {
  const { database, environment, limits } = services
  const shown = startCheckoutSchema.parse(input)
  const { mode } = environment.payments
  if (mode === 'off') throw new AppError('payments_off', 'Purchases are not set up on this site.')
  if (!(await areCreditsUsable(services))) throw nothingToBuy()
  const credits = await creditsOf(database, member.userId)
  if (credits && isUnlimited(credits)) throw nothingNeeded()
  assertUnchanged(shown, await currentOffer(database))
  if (shown.amountCents < minPriceCents(mode)) throw priceTooLow()
  await takeAttempt(limits, 'checkout', member.userId, LIMIT, {
    message: () => "You've tried this too many times. Please wait an hour and try again.",
  })
  const [checkout] = await database
    .insert(checkouts)
    .values({ userId: member.userId, provider: mode, ...shown })
    .returning()
  return {
    url:
      mode === 'test' ? `/checkout/${checkout!.id}` : await openStripeCheckout(services, member, checkout!),
  }
}

const nothingToBuy = () =>
  new AppError(
    'credits_unusable',
    "This site makes palette previews for now, and those are free. Credits would buy you nothing, so we don't sell any. Nothing was charged.",
  )

const nothingNeeded = () =>
  new AppError(
    'credits_not_needed',
    'Your rooms and revisions are unlimited, so credits would buy you nothing. Nothing was charged.',
  )

/** The price was saved before Stripe was connected. */
const priceTooLow = () =>
  new AppError(
    'price_too_low',
    'Credits cannot be bought right now: their price is below the minimum for a card payment. Nothing was charged. Please tell us through the contact page.',
  )

/** Stores the session before anybody can pay in it. */
async function openStripeCheckout(services: Services, member: Member, checkout: Checkout): Promise<string> {
  const { database, environment, stripe } = services
  const subscriber = await subscriberOf(database, member.userId)
  const { sessionId, url } = await stripe!.createCheckout({
    checkoutId: checkout.id,
    amountCents: checkout.amountCents,
    currency: checkout.currency,
    title: `${environment.siteName}: ${creditsInWords(checkout)}`,
    buyer: { email: member.email, customerId: subscriber?.stripeCustomerId ?? undefined },
    successUrl: `${environment.appUrl}/checkout/${checkout.id}/return`,
    cancelUrl: `${environment.appUrl}/dashboard?payment=cancelled`,
  })
  const kept = await database
    .update(checkouts)
    .set({ stripeSessionId: sessionId })
    .where(eq(checkouts.id, checkout.id))
    .returning({ id: checkouts.id })
  if (kept.length === 0) {
    await stripe!.expireCheckout(sessionId)
    throw new AppError('user_not_found', 'This account was deleted just now. Nothing was charged.')
  }
  if (!url) throw new AppError('no_checkout_url', 'No checkout URL returned from payment service')
  return url
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
