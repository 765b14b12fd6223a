import { Worker } from 'node:worker_threads'
import type { Outline, StylePreviews } from '../../surfaces.ts'
import type { SurfaceNetwork } from '../network/surface-network.ts'
import { PaletteError } from '../palette-error.ts'
import { decodePhoto, encodePicture, SEEN_SIDE } from '../photo-codec.ts'
import type { RgbPicture } from '../raster/planes.ts'
import { TurnQueue } from '../turn-queue.ts'
import type { PreviewAnswer, PreviewJob, PreviewMessage, PreviewQuestion } from './style-preview-worker.ts'

/** Long side in pixels: one decoded copy serves analysis and painting. */
export const PREVIEW_SIDE = SEEN_SIDE
/** Milliseconds after which an unused worker ends and loses its cache. */
const IDLE = 90_000

/**
 * Opens previews in one worker thread, which starts with the first request and ends when idle.
 * @param network supports the rules in segmenting surfaces
 * @param idleTime milliseconds without a request after which the thread ends
 */
export function openStylePreviews(network?: SurfaceNetwork, idleTime = IDLE): StylePreviews {
  const turns = new TurnQueue()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let nextId = 0
  const rest = () => {
    idle = setTimeout(() => {
      void worker?.terminate()
      worker = undefined
    }, idleTime)
    idle.unref()
  }
  const send = (job: PreviewQuestion & Pick<PreviewJob, 'key' | 'photo'>) => {
    worker ??= startWorker((ended) => {
      if (worker === ended) worker = undefined
    })
    return answerTo(worker, { ...job, id: nextId++ })
  }
  const ask = <T>(
    key: string,
    load: () => Promise<Buffer>,
    question: PreviewQuestion,
    use: (answer: PreviewAnswer) => Promise<T> | T,
  ) =>
    turns.run(async () => {
      clearTimeout(idle)
      try {
        let answer = await send({ ...question, key })
        if (answer.kind === 'unknown-photo')
          answer = await send({ ...question, key, photo: await seenPhoto(await load(), network) })
        return await use(answer)
      } finally {
        rest()
      }
    })
  return {
    preview: (key, load, { name, palette, materials }, wishes = {}) => {
      const style = { name, palette: palette.map(({ hex }) => hex), materials }
      const { corrections = [], boldness = 'usual' } = wishes
      return ask(key, load, { ask: 'paint', style, corrections, boldness }, (answer) =>
        encodePicture(pictureIn(answer)),
      )
    },
    regions: (key, load, place) => ask(key, load, { ask: 'regions', place }, outlinesIn),
    kept: (key, load, corrections) =>
      ask(key, load, { ask: 'kept', corrections }, (answer) => outlinesIn(answer)[0]!),
  }
}

async function seenPhoto(
  bytes: Buffer,
  network: SurfaceNetwork | undefined,
): Promise<NonNullable<PreviewJob['photo']>> {
  const decoded = await decodePhoto(bytes, PREVIEW_SIDE)
  return { ...decoded, network: await network?.look(decoded.rasters[0]!) }
}

function startWorker(onExit: (worker: Worker) => void): Worker {
  const worker = new Worker(new URL('./style-preview-worker.ts', import.meta.url), { name: 'style-previews' })
  worker.once('exit', () => onExit(worker))
  worker.unref()
  return worker
}

function answerTo(worker: Worker, job: PreviewJob): Promise<PreviewMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<PreviewMessage>()
  const onMessage = (message: PreviewMessage) => message.id === job.id && resolve(message)
  const onError = (cause: unknown) =>
    reject(new PaletteError('render_failed', 'The preview failed', { cause }))
  const onExit = () => reject(new PaletteError('render_failed', 'The preview ended early'))
  worker.on('message', onMessage).once('error', onError).once('exit', onExit)
  worker.postMessage(job)
  return promise.finally(() => {
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
  })
}

function pictureIn(answer: PreviewAnswer): RgbPicture {
  if (answer.kind === 'painted') return answer.picture
  throw complaintOf(answer)
}

function outlinesIn(answer: PreviewAnswer): Outline[][] {
  if (answer.kind === 'outlined') return answer.regions
  throw complaintOf(answer)
}

function complaintOf(answer: PreviewAnswer): PaletteError {
  if (answer.kind === 'not-a-room') return new PaletteError('not_a_room', 'The photo does not show a room')
  return new PaletteError('render_failed', answer.kind === 'failed' ? answer.message : 'The photo is missing')
}
