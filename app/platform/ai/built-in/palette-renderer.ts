import { Worker } from 'node:worker_threads'
import { SerialQueue } from '#app/lib/async/serial-queue.ts'
import type { LaidFinish } from '../editor.ts'
import type { Look, PaintWishes } from '../surfaces.ts'
import type { SurfaceNetwork } from './network/surface-network.ts'
import { PaletteError, type PaletteErrorCode } from './palette-error.ts'
import { decodePhoto, encodePicture } from './photo-codec.ts'
import type { NotPainted, PaletteStage, Repainted, RepaintJob, RepaintMessage } from './repaint.ts'

export interface PaletteOptions extends PaintWishes {
  /** Aborts the render; the promise rejects with the signal's reason. */
  signal?: AbortSignal
  onStage?: (stage: PaletteStage) => void
  /** Whether to paint a photo that shows people. */
  acceptsPeople?: boolean | undefined
  /** Whether its owner can answer a question; true by default. */
  mayAsk?: boolean | undefined
  /** Supports the rules in segmenting surfaces. */
  network?: SurfaceNetwork | undefined
  /** The worker's source, if it is not beside this module. */
  workerUrl?: URL
}

export interface PalettePicture {
  /** JPEG, sRGB, quality 90. */
  picture: Buffer
  width: number
  height: number
  /** The finishes laid on the surfaces. */
  finishes: LaidFinish[]
  /** Working time, without the time spent waiting for earlier renders. */
  seconds: number
}

const WORKER = new URL('./palette-worker.ts', import.meta.url)

/** One render at a time, because each needs up to 400 MB for a few seconds. */
const renders = new SerialQueue()

/**
 * Repaints a photo of a room in a style. Walls, ceiling and floor take the style's colours, and so do things that the
 * owner named; other things only change with the grade. Runs in a worker thread, one render at a time in the process.
 * The same input produces the same bytes.
 * @param photo an upright picture; if its longer side exceeds 2048 px, it is scaled down
 * @returns a picture of the photo's size
 * @throws PaletteError; the signal's reason when aborted
 */
export function renderPalette(
  photo: Buffer,
  style: Look,
  options: PaletteOptions = {},
): Promise<PalettePicture> {
  return renders.run(() => render(photo, style, options), options.signal)
}

async function render(photo: Buffer, style: Look, options: PaletteOptions): Promise<PalettePicture> {
  const start = performance.now()
  const decoded = await decodePhoto(photo)
  const palette = style.palette.map((paint) => paint.hex)
  const { name, materials } = style
  const job: RepaintJob = {
    ...decoded,
    network: await options.network?.look(decoded.raster),
    style: { name, palette, materials },
    corrections: options.corrections ?? [],
    boldness: options.boldness,
    roomType: options.roomType,
    acceptsPeople: options.acceptsPeople ?? false,
    mayAsk: options.mayAsk ?? true,
  }
  const { picture: painted, finishes } = await repaintInWorker(job, options)
  const picture = await encodePicture(painted)
  options.signal?.throwIfAborted()
  const { width, height } = painted
  return { picture, width, height, finishes, seconds: (performance.now() - start) / 1000 }
}

async function repaintInWorker(job: RepaintJob, options: PaletteOptions): Promise<Repainted> {
  const { signal, onStage, workerUrl = WORKER } = options
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Repainted>()
  const buffers = [job.photo, job.raster].map(({ data }) => data.buffer as ArrayBuffer)
  const worker = new Worker(workerUrl, { name: 'palette-renderer', workerData: job, transferList: buffers })
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  worker.on('message', (message: RepaintMessage) => {
    try {
      if (message.kind === 'stage') onStage?.(message.stage)
      else resolve(paintedIn(message))
    } catch (error) {
      reject(error)
    }
  })
  worker.on('error', (cause) => reject(new PaletteError('render_failed', 'The renderer failed', { cause })))
  worker.on('exit', () => reject(new PaletteError('render_failed', 'The renderer ended early')))
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', abort)
    await worker.terminate()
  }
}

function paintedIn(message: Exclude<RepaintMessage, { kind: 'stage' }>): Repainted {
  if (message.kind === 'painted') return message
  if (message.kind === 'failed') throw new PaletteError('render_failed', message.message)
  throw new PaletteError(...REASONS[message.kind])
}

const REASONS: Record<NotPainted, [PaletteErrorCode, message: string]> = {
  'too-dark': ['too_dark', 'The photo is too dark'],
  'too-blurred': ['too_blurred', 'The photo is too blurred'],
  'not-a-room': ['not_a_room', 'The photo does not show a room'],
  people: ['people_in_photo', 'The photo shows people'],
  unsure: ['unsure_of_surfaces', 'The surfaces are too uncertain'],
}
