import { SerialQueue } from '#app/lib/async/serial-queue.ts'
import type { StylePreviews } from '../../surfaces.ts'
import type { SurfaceNetwork } from '../network/surface-network.ts'
import { PaletteError } from '../palette-error.ts'
import { decodePhoto, encodePicture, SEEN_SIDE } from '../photo-codec.ts'
import { ResidentThread } from '../resident-thread.ts'
import type { PreviewAnswer, PreviewJob, PreviewQuestion } from './style-preview-worker.ts'

/** Long side in pixels: one decoded copy serves analysis and painting. */
export const PREVIEW_SIDE = SEEN_SIDE
/**
 * Opens previews in one worker thread, which starts with the first request and ends when idle.
 * @param network supports the rules in segmenting surfaces
 * @param idleTime milliseconds without a request after which the thread ends
 */
export function openStylePreviews(network?: SurfaceNetwork, idleTime?: number): StylePreviews {
  const turns = new SerialQueue()
  const module = new URL('./style-preview-worker.ts', import.meta.url)
  const thread = new ResidentThread<PreviewJob, PreviewAnswer>(module, {
    name: 'style-previews',
    ...(idleTime !== undefined && { idleTime }),
  })
  const send = (job: PreviewJob) =>
    thread.ask(job).catch((cause: unknown) => {
      throw new PaletteError('render_failed', 'The preview failed', { cause })
    })
  const ask = <T>(
    key: string,
    load: () => Promise<Buffer>,
    question: PreviewQuestion,
    use: (answer: PreviewAnswer) => Promise<T> | T,
  ) =>
    turns.run(async () => {
      const job: PreviewJob = { ...question, key }
      let answer = await send(job)
      if (answer.kind === 'unknown-photo')
        answer = await send({ ...job, photo: await seenPhoto(await load(), network) })
      return use(answer)
    })
  return {
    preview: (key, load, { name, palette, materials }, wishes = {}) => {
      const style = { name, palette: palette.map(({ hex }) => hex), materials }
      const { corrections = [], boldness = 'usual', roomType } = wishes
      return ask(key, load, { ask: 'paint', style, corrections, boldness, roomType }, (answer) =>
        encodePicture(expected(answer, 'painted').picture),
      )
    },
    regions: (key, load, place) =>
      ask(key, load, { ask: 'regions', place }, (answer) => expected(answer, 'outlined').regions),
    kept: (key, load, corrections) =>
      ask(key, load, { ask: 'kept', corrections }, (answer) => expected(answer, 'kept').outlines),
  }
}

async function seenPhoto(
  bytes: Buffer,
  network: SurfaceNetwork | undefined,
): Promise<NonNullable<PreviewJob['photo']>> {
  const decoded = await decodePhoto(bytes, PREVIEW_SIDE)
  return { ...decoded, network: await network?.look(decoded.raster) }
}

/** The answer, if it is of the kind that was asked for. */
function expected<Kind extends PreviewAnswer['kind']>(answer: PreviewAnswer, kind: Kind) {
  if (answer.kind === kind) return answer as Extract<PreviewAnswer, { kind: Kind }>
  if (answer.kind === 'not-a-room') throw new PaletteError('not_a_room', 'The photo does not show a room')
  throw new PaletteError('render_failed', answer.kind === 'failed' ? answer.message : 'The photo is missing')
}
