import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { receiveEvent } from '#app/features/payments/commands/receive-event.server.ts'
import { startCheckout } from '#app/features/payments/commands/start-checkout.server.ts'
import { currentOffer } from '#app/features/payments/queries/purchases.server.ts'
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe-server.ts'
import { createActor } from './members.ts'
import { createTestServices, WITH_IMAGE_MODEL } from './services.ts'

/** A shop with one buyer who has started a checkout. */
export async function openShop() {
  await using opened = new AsyncDisposableStack()
  const stripe = opened.use(await startFakeStripe())
  const app = opened.use(
    await createTestServices({ variables: { ...stripe.variables, ...WITH_IMAGE_MODEL } }),
  )
  const { services } = app
  const buyer = await createActor(services)
  const { url } = await startCheckout(services, buyer, await currentOffer(services.database))
  const kept = opened.move()
  return {
    stripe,
    services,
    runJobs: app.runJobs,
    buyer,
    url,
    sessionId: [...stripe.checkouts.keys()][0]!,
    deliver: ({ body, signature }: ReturnType<FakeStripe['event']>) =>
      receiveEvent(services, body, signature),
    credits: async () => {
      const { roomCredits, revisionCredits } = (await creditsOf(services.database, buyer.userId))!
      return [roomCredits, revisionCredits]
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
