import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { currentCreditSettings } from '#app/features/credits/queries/credits.server.ts'
import { firstBenefit } from '#app/features/payments/rules/free-rooms.ts'
import { redesignPromise } from '#app/features/rooms/rules/redesign-promise.ts'
import type { Services } from '#app/platform/services.ts'

/** The free room credits of a new account, and what a redesign leaves unchanged, with the current engine. */
export async function currentOffer(services: Services) {
  const [engine, { freeRoomCredits }] = await Promise.all([
    engineNow(services),
    currentCreditSettings(services.database),
  ])
  return { freeRoomCredits, change: redesignPromise(engine.isColourPreview).change }
}

/** The first benefit of an account, with the current engine and credits. */
export async function currentFirstBenefit(services: Services): Promise<string> {
  const { freeRoomCredits, change } = await currentOffer(services)
  return firstBenefit(freeRoomCredits, change)
}
