import sharp from 'sharp'
import { jpegDataUrl } from '#app/platform/image-ai/jpeg-data-url.ts'
import { chooseCanvas } from '#app/platform/image-ai/openai/canvas.ts'
import { fitToPhoto, layOnCanvas } from '#app/platform/image-ai/openai/fit-picture.ts'
import { pictureFault } from '#app/platform/image-ai/quality/picture-check.ts'
import { structureScore } from '#app/platform/image-ai/quality/structure-score.ts'
import { finishRedesign } from '#app/platform/pictures/finish-redesign.ts'
import { type PreparedPhoto, preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import { watermarkOverlay } from '#app/platform/pictures/watermark.ts'
import { type Measurement, timed, times } from './measurement.ts'
import { phonePhoto } from './sample-photo.ts'

const ROUNDS = 7
const MODEL = 'gpt-image-2'
/** The provider streams two unfinished pictures and the finished one. */
const PARTIALS = 2
/** Longest side of what the vision model is shown: the photo, then photo and redesign. */
const SHOWN = 1024

/**
 * What the server itself does with the pictures of one redesign by a provider, from the stored photo to the finished
 * picture, against sharp alone decoding, compositing and encoding once each way. Both at their best of some rounds.
 */
export async function redesignOverhead(): Promise<Measurement[]> {
  const photo = await preparePhoto(await phonePhoto())
  const canvas = chooseCanvas(photo, MODEL)
  const answer = await layOnCanvas(photo.picture, canvas)
  const steps = stepsOf(photo, canvas, answer)
  const best = Object.fromEntries(Object.keys(steps).map((name) => [name, Number.POSITIVE_INFINITY]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, step] of Object.entries(steps)) best[name] = Math.min(best[name]!, await timed(step))
  }
  const { floor, ...own } = best
  const sum = Object.values(own).reduce((total, took) => total + took, 0)
  const parts = Object.entries(own).map(([name, took]) => `${name} ${took.toFixed(0)}`)
  return [
    {
      what: 'pictures of a redesign without the provider, against sharp alone',
      result: times(sum / floor!),
      detail: `${sum.toFixed(0)} ms against ${floor!.toFixed(0)} ms: ${parts.join(', ')}`,
    },
  ]
}

function stepsOf(photo: PreparedPhoto, canvas: ReturnType<typeof chooseCanvas>, answer: Buffer) {
  const { width, height } = canvas
  return {
    floor: async () => {
      await sharp(photo.picture).resize(width, height).jpeg({ quality: 92 }).toBuffer()
      const overlay = watermarkOverlay(width, height, 'Casabloom')
      await sharp(answer).composite([overlay]).jpeg({ quality: 90 }).toBuffer()
    },
    sending: () => layOnCanvas(photo.picture, canvas),
    partials: async () => {
      for (let partial = 0; partial < PARTIALS; partial++) await fitToPhoto(answer, canvas, photo)
    },
    fitting: () => fitToPhoto(answer, canvas, photo),
    checking: async () => {
      await pictureFault(answer, photo)
      await structureScore(photo.picture, answer, photo)
    },
    showing: async () => {
      for (const picture of [photo.picture, photo.picture, answer]) await jpegDataUrl(picture, SHOWN)
    },
    finishing: () => finishRedesign(answer, 'Casabloom'),
  }
}
