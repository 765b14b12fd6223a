import type { Engine } from '#app/platform/ai/capabilities.ts'
import type { Services } from '#app/platform/services.ts'
import { currentAiSettings, providerOf } from '../../queries/settings.server.ts'

/** The engine for new redesigns: an image model or the built-in one. */
export async function engineNow({ database, environment, ai }: Services): Promise<Engine> {
  const settings = await currentAiSettings(database, environment)
  return ai.enginesFor(providerOf(settings, environment)).editor
}

/** Whether credits buy anything now, because redesigns are paid. */
export const areCreditsUsable = async (services: Services) => (await engineNow(services)).isPaid
