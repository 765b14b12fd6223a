import OpenAI, { toFile } from 'openai'
import { RedesignFailure } from '../redesign-failure.ts'
import type { EditHooks, EditRequest, EditResult, RoomEditor } from '../room-editor.ts'
import { type Canvas, chooseCanvas } from './canvas.ts'
import { failureOf } from './failures.ts'
import { fitToPhoto, layOnCanvas } from './fit-picture.ts'
import { type ImageAnswer, readStream, readWhole } from './image-answer.ts'
import { usageOf } from './prices.ts'

export interface OpenAiSettings {
  apiKey: string
  /** Of any server that speaks the protocol, with its version (`https://…/v1`); the provider's own by default. */
  baseUrl?: string | undefined
  /** Always sent; the provider's default changes. */
  imageModel: string
  quality?: 'low' | 'medium' | 'high' | 'auto'
  /** Longest time for one redesign, in seconds. */
  timeLimit?: number
}

const PROVIDER = 'https://api.openai.com/v1'
/** Edits take minutes at high quality. */
const TIME_LIMIT = 360
const PARTIAL_PICTURES = 2

/**
 * The redesign engine that asks an image model to edit the photo. A call is made exactly once: it is paid and has
 * no idempotency key, so that trying again is up to the job that knows what was stored.
 */
export function createOpenAiEditor(settings: OpenAiSettings): RoomEditor {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? PROVIDER,
    maxRetries: 0,
    timeout: (settings.timeLimit ?? TIME_LIMIT) * 1000,
    // What matters of a failure is in the RedesignFailure; the SDK's own lines would go to the console.
    logLevel: 'off',
  })
  return { name: 'openai', edit: (request, hooks) => edit(client, settings, request, hooks) }
}

async function edit(
  client: OpenAI,
  settings: OpenAiSettings,
  request: EditRequest,
  hooks: EditHooks,
): Promise<EditResult> {
  const start = performance.now()
  // The SDK's time limit ends with the answer's headers; a stream may go silent after them.
  const timeLimit = AbortSignal.timeout((settings.timeLimit ?? TIME_LIMIT) * 1000)
  const signal = AbortSignal.any([hooks.signal, timeLimit])
  try {
    signal.throwIfAborted()
    hooks.onStage('analysing')
    const canvas = chooseCanvas(request, settings.imageModel)
    const answer = await ask(client, settings, { request, canvas, hooks, signal })
    const fitted = await fitToPhoto(answer.picture, canvas, request)
    signal.throwIfAborted()
    const seconds = (performance.now() - start) / 1000
    return { ...fitted, concept: null, usage: usageOf(settings.imageModel, answer.usage), seconds }
  } catch (error) {
    hooks.signal.throwIfAborted()
    if (timeLimit.aborted) throw new RedesignFailure('timeout', 'No complete answer within the time limit')
    throw failureOf(error)
  }
}

async function ask(
  client: OpenAI,
  { imageModel, quality = 'auto' }: OpenAiSettings,
  work: { request: EditRequest; canvas: Canvas; hooks: EditHooks; signal: AbortSignal },
): Promise<ImageAnswer> {
  const { request, canvas, hooks, signal } = work
  const photo = await layOnCanvas(request.photo, canvas)
  const call = client.images.edit(
    {
      model: imageModel,
      image: await toFile(photo, 'room.jpg', { type: 'image/jpeg' }),
      prompt: request.prompt,
      n: 1,
      size: `${canvas.width}x${canvas.height}`,
      quality,
      output_format: 'jpeg',
      output_compression: 95,
      stream: true,
      partial_images: PARTIAL_PICTURES,
    },
    { signal },
  )
  const { data: events, response } = await call.withResponse()
  hooks.onStage('painting')
  if (response.headers.get('content-type')?.includes('json')) return readWhole(await response.json())
  return readStream(events, (picture) => showPartial(picture, work))
}

/** A partial picture that cannot be read is no reason to fail: the whole one is still to come. */
async function showPartial(
  picture: Buffer,
  { request, canvas, hooks }: { request: EditRequest; canvas: Canvas; hooks: EditHooks },
): Promise<void> {
  const fitted = await fitToPhoto(picture, canvas, request).catch(() => null)
  if (fitted && !hooks.signal.aborted) hooks.onPartial(fitted.picture)
}
