import type { RoomEditor } from '#app/platform/ai/editor.ts'
import type { Services } from '#app/platform/services.ts'
import { currentAiSettings, providerOf } from '../../queries/settings.server.ts'

/** Who makes the redesigns that are asked for now: an image model, or the built-in renderer, which costs no credit. */
export async function engineNow({ database, environment, imageAi }: Services): Promise<RoomEditor['name']> {
  const settings = await currentAiSettings(database, environment)
  return imageAi.enginesFor(providerOf(settings, environment)).editor.name
}

/** Whether a credit buys anything now: an image model is there to make what it pays for. */
export const areCreditsUsable = async (services: Services) => (await engineNow(services)) !== 'palette'
