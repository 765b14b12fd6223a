import { Worker } from 'node:worker_threads'
import { PaletteError } from './palette-error.ts'
import type { PaletteStyle } from './palette-renderer.ts'
import { decodePhoto, encodePicture } from './photo-codec.ts'
import type { RgbPicture } from './raster/planes.ts'
import type { PreviewJob, PreviewMessage } from './style-preview-worker.ts'
import { TurnQueue } from './turn-queue.ts'

/** Shows a room in one style after the other, quickly. */
export interface StylePreviews {
  /**
   * Repaints a photo at preview size.
   *
   * @param key names the photo: while it is remembered, `load` is not called and only the paint is new
   * @param load the photo, any size
   * @returns JPEG, at most `PREVIEW_SIDE` pixels long
   * @throws PaletteError `not_a_room`, `unreadable_photo` or `render_failed`
   */
  preview(key: string, load: () => Promise<Buffer>, style: PaletteStyle): Promise<Buffer>
}

/** Pixels of the longer side. */
export const PREVIEW_SIDE = 960
/** Milliseconds after which an idle worker is ended, with all it remembers. */
const IDLE = 90_000

/** One worker thread, started when first asked and ended when nobody asks any more. */
export function openStylePreviews(): StylePreviews {
  const turns = new TurnQueue()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let nextId = 0
  const ask = (job: Omit<PreviewJob, 'id'>) => {
    worker ??= startWorker(() => {
      worker = undefined
    })
    return answerTo(worker, { id: nextId++, ...job })
  }
  const rest = () => {
    clearTimeout(idle)
    idle = setTimeout(() => void worker?.terminate(), IDLE)
    idle.unref()
  }
  return {
    preview: (key, load, { name, palette, materials }) =>
      turns.run(async () => {
        const style = { name, palette: palette.map(({ hex }) => hex), materials }
        try {
          let answer = await ask({ key, style })
          if (answer.kind === 'unknown-photo')
            answer = await ask({ key, style, photo: await decodePhoto(await load(), PREVIEW_SIDE) })
          return await encodePicture(pictureOf(answer))
        } finally {
          rest()
        }
      }),
  }
}

function startWorker(onExit: () => void): Worker {
  const worker = new Worker(new URL('./style-preview-worker.ts', import.meta.url), { name: 'style-previews' })
  worker.once('exit', onExit)
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

function pictureOf(message: PreviewMessage): RgbPicture {
  if (message.kind === 'painted') return message.picture
  if (message.kind === 'not-a-room') throw new PaletteError('not_a_room', 'The photo does not show a room')
  throw new PaletteError(
    'render_failed',
    message.kind === 'failed' ? message.message : 'The photo is missing',
  )
}
