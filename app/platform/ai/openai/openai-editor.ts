import type OpenAI from 'openai'
import { toFile } from 'openai'
import { IMAGE_MODEL } from '../capabilities.ts'
import type { EditAnswer, EditHooks, EditRequest, RoomEditor } from '../editor.ts'
import { RedesignFailure } from '../failure.ts'
import type { AiProvider } from '../provider.ts'
import { type Canvas, chooseCanvas } from './canvas.ts'
import { failureOf } from './failures.ts'
import { editMask, fitToPhoto, layOnCanvas } from './fit-picture.ts'
import { type ImageAnswer, readStream, readWhole } from './image-answer.ts'
import { createOpenAiClient, isUnknownModel } from './openai-client.ts'
import { usageOf } from './usage.ts'

/** The provider's settings for the editor. */
export interface EditorSettings
  extends Pick<
    AiProvider,
    'apiKey' | 'baseUrl' | 'organization' | 'imageModel' | 'fallbackImageModel' | 'quality' | 'prices'
  > {
  /** Maximum time for one redesign, in seconds. */
  timeLimit?: number
  /** Maximum time without a byte of the answer, in seconds. */
  maxSilence?: number
}

/** Edits take minutes at high quality. */
const TIME_LIMIT = 360
/** The server sends partial pictures, so one that is silent for this long is not working. */
const MAX_SILENCE = 90
/** Two partial pictures and the final one as base64, sized for PNGs from servers that send no JPEG. */
const MAX_BYTES = 32 * 1024 ** 2
const PARTIAL_PICTURES = 2

/** Creates the redesign engine that asks an image model to edit the photo. It makes one call, or one per model. */
export function createOpenAiEditor(settings: EditorSettings): RoomEditor {
  const { maxSilence = MAX_SILENCE } = settings
  const client = createOpenAiClient(settings, { maxSilence, maxBytes: MAX_BYTES })
  return {
    ...IMAGE_MODEL,
    edit: (request, hooks) => edit(client, settings, request, hooks),
    finish: async ({ picture, model }, photo) => {
      try {
        return await fitToPhoto(picture, chooseCanvas(photo, model ?? settings.imageModel), photo)
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

async function edit(
  client: OpenAI,
  settings: EditorSettings,
  request: EditRequest,
  hooks: EditHooks,
): Promise<EditAnswer> {
  const start = performance.now()
  // The client limits silence. This limits a stream that never ends.
  const timeLimit = AbortSignal.timeout((settings.timeLimit ?? TIME_LIMIT) * 1000)
  const signal = AbortSignal.any([hooks.signal, timeLimit])
  try {
    signal.throwIfAborted()
    const { answer, model } = await askModels(client, settings, { request, hooks, signal })
    const seconds = (performance.now() - start) / 1000
    const usage = usageOf(model, answer.usage, settings.prices)
    return { picture: answer.picture, model, concept: null, usage, seconds }
  } catch (error) {
    hooks.signal.throwIfAborted()
    if (timeLimit.aborted)
      throw new RedesignFailure('timeout', 'No complete answer within the time limit', { outage: 'silent' })
    throw failureOf(error)
  }
}

interface Work {
  request: EditRequest
  hooks: EditHooks
  signal: AbortSignal
}

/** Asks the fallback model when the provider has retired the first one. That refusal costs nothing. */
async function askModels(client: OpenAI, settings: EditorSettings, work: Work) {
  const models = [...new Set([settings.imageModel, settings.fallbackImageModel ?? settings.imageModel])]
  for (const [index, model] of models.entries()) {
    const canvas = chooseCanvas(work.request, model)
    try {
      return { answer: await ask(client, { model, quality: settings.quality, canvas }, work), model }
    } catch (error) {
      if (index === models.length - 1 || !isUnknownModel(error)) throw error
    }
  }
  throw new Error('No model was asked')
}

async function ask(
  client: OpenAI,
  { model, quality = 'auto', canvas }: { model: string; quality?: AiProvider['quality']; canvas: Canvas },
  work: Work,
): Promise<ImageAnswer> {
  const { request, hooks, signal } = work
  const photo = await layOnCanvas(request.photo, canvas)
  const image = await toFile(photo, 'room.jpg', { type: 'image/jpeg' })
  const original =
    request.original && (await toFile(request.original, 'original.jpg', { type: 'image/jpeg' }))
  const mask = request.keep?.length
    ? await toFile(await editMask(request.keep, canvas), 'mask.png', { type: 'image/png' })
    : undefined
  hooks.onStage('painting')
  const call = client.images.edit(
    {
      model,
      image: original ? [image, original] : image,
      prompt: request.prompt,
      n: 1,
      size: `${canvas.width}x${canvas.height}`,
      quality,
      output_format: 'jpeg',
      output_compression: 95,
      stream: true,
      partial_images: PARTIAL_PICTURES,
      ...(mask && { mask }),
      ...(request.requester && { safety_identifier: request.requester }),
    },
    { signal },
  )
  const { data: events, response } = await call.withResponse()
  if (response.headers.get('content-type')?.includes('json')) return readWhole(await response.json())
  let shown = Promise.resolve()
  return readStream(events, (picture) => {
    shown = shown.then(() => showPartial(picture, canvas, work))
  })
}

/** Ignores an unreadable partial picture, because the final one still follows. */
async function showPartial(picture: Buffer, canvas: Canvas, { request, hooks }: Work): Promise<void> {
  const fitted = await fitToPhoto(picture, canvas, request).catch(() => null)
  if (fitted && !hooks.signal.aborted) hooks.onPartial(fitted.picture)
}
