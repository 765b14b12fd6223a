import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { plural } from '#app/lib/plural.ts'
import type { Engine } from '#app/platform/ai/capabilities.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'

/** No credit bounds what is made for nothing: more rooms than a large house has, and some seconds each. */
const MAX_PREVIEWS = { points: 20, seconds: 3600 }

/**
 * Says who makes what a member asks for now, before its transaction begins: a paid engine for a credit, or
 * another for nothing, so many times an hour.
 *
 * @throws AppError `too_many_attempts`
 */
export async function chooseEngine(services: Services, actor: Member): Promise<Engine> {
  const engine = await engineNow(services)
  if (engine.isPaid) return engine
  await takeAttempt(services.limits, 'palette-redesign', actor.userId, MAX_PREVIEWS, {
    title: 'Service Busy',
    message: (wait) =>
      `You have had ${MAX_PREVIEWS.points} palette previews made within the hour. The next one can be made in ${plural(Math.ceil(wait / 60), 'minute')}.`,
  })
  return engine
}
