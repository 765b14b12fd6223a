import { AppError } from '#app/lib/app-error.ts'
import type { EditAnswer } from '#app/platform/ai/editor.ts'
import { isRedesignFailure } from '#app/platform/ai/failure.ts'
import { sampleRoom } from '#app/platform/ai/sample-room.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { jpegDataUrl } from '#app/platform/pictures/jpeg-data-url.ts'
import { type OpenPicture, openPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import { currentAiSettings, requiredProvider } from '../../queries/settings.server.ts'
import { accountedCall } from '../../spending/commands/account-for-call.server.ts'

/** A redesign of the sample photo. Pictures are data URLs of JPEGs. */
export interface RedesignTest {
  before: string
  after: string
  seconds: number
  /** Null when the provider does not report it. */
  costCents: number | null
  model: string
}

/** The caller's description of the room. The feature that owns styles and prompts fills the template. */
export interface SampleRequest {
  style: { name: string; palette: { name: string; hex: string }[]; materials: string[] }
  fill: (template: string) => string
}

/**
 * Makes a paid redesign of the sample photo with the saved settings. It counts towards the budget.
 *
 * @throws AppError `api_key_required`, or `redesign_failed` with the provider's answer
 */
export async function testRedesign(
  services: Services,
  _actor: Administrator,
  { style, fill }: SampleRequest,
  signal: AbortSignal,
): Promise<RedesignTest> {
  const { database, environment, ai } = services
  const settings = await currentAiSettings(database, environment)
  const { editor } = ai.enginesFor(requiredProvider(settings, environment))
  const { photo: sample, ...size } = await sampleRoom()
  const photo = openPicture(sample)
  const request = {
    photo,
    ...size,
    roomType: 'Living Room',
    style: { characteristics: [], designPrinciples: [], ...style },
    feedback: null,
    prompt: fill(settings.roomRedesignPrompt),
  }
  const hooks = { signal, onStage: () => {}, onPartial: () => {} }
  const model = settings.modelImageGeneration
  const call = { userId: null, apiType: 'image_generation', model, triesAnyway: true } as const
  try {
    const answer = await accountedCall(services, call, () => editor.edit(request, hooks))
    const { picture } = await editor.finish(answer, size)
    return await shown(photo, { ...answer, picture }, model)
  } catch (error) {
    throw new AppError('redesign_failed', reasonOf(error), { title: 'Redesign Test Failed', status: 502 })
  }
}

const reasonOf = (error: unknown) =>
  isRedesignFailure(error) ? error.detail : 'The redesign could not be made.'

async function shown(photo: OpenPicture, result: EditAnswer, model: string): Promise<RedesignTest> {
  const redesign = openPicture(result.picture)
  const [before, after] = await Promise.all([jpegDataUrl(photo), jpegDataUrl(redesign)])
  const { usage, seconds } = result
  return { before, after, seconds, costCents: usage?.costCents ?? null, model: usage?.model ?? model }
}
