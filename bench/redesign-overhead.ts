import sharp from 'sharp'
import { type Canvas, chooseCanvas } from '#app/platform/ai/openai/canvas.ts'
import { fitToPhoto, layOnCanvas } from '#app/platform/ai/openai/fit-picture.ts'
import { pictureFault } from '#app/platform/ai/quality/picture-check.ts'
import { structureScore } from '#app/platform/ai/quality/structure-score.ts'
import { finishRedesign } from '#app/platform/pictures/finish-redesign.ts'
import { jpegDataUrl } from '#app/platform/pictures/jpeg-data-url.ts'
import { openPicture } from '#app/platform/pictures/open-picture.ts'
import { type PreparedPhoto, preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import { watermarkOverlay } from '#app/platform/pictures/watermark.ts'
import { type Measurement, timedAndUsed, times } from './measurement.ts'
import { phonePhoto } from './sample-photo.ts'

const ROUNDS = 15
const MODEL = 'gpt-image-2'
/** Partial pictures that the provider streams before the finished one. */
const PARTIALS = 2
/** Steps that run while the provider works. They take processor time, but add no waiting. */
const BESIDE = ['partials', 'settling', 'comparing']

/**
 * The server's own work on the pictures of one redesign by a provider, from the stored photo to the finished picture,
 * with every check on. Compares it with sharp alone, which decodes, composites and encodes once each. Takes the best
 * round of each step: its processor time and its elapsed time.
 */
export async function redesignOverhead(): Promise<Measurement[]> {
  const photo = await preparePhoto(await phonePhoto())
  const canvas = chooseCanvas(photo, MODEL)
  const answer = await layOnCanvas(openPicture(photo.picture), canvas)
  const best: Record<string, { took: number; used: number }> = {}
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, step] of stepsOf(photo, canvas, answer)) {
      const { took, used } = await timedAndUsed(step)
      const { took: least, used: leastUsed } = best[name] ?? { took, used }
      best[name] = { took: Math.min(least, took), used: Math.min(leastUsed, used) }
    }
  }
  const { floor, ...own } = best
  const names = Object.keys(own)
  const waitedFor = names.filter((name) => !BESIDE.includes(name))
  const work = names.reduce((sum, name) => sum + own[name]!.used, 0)
  const wait = waitedFor.reduce((sum, name) => sum + own[name]!.took, 0)
  const parts = names.map((name) => `${name} ${own[name]!.used.toFixed(1)}`)
  return [
    {
      what: 'pictures of a redesign without the provider, against sharp alone',
      result: times(work / floor!.used, 2),
      detail: `${work.toFixed(0)} ms of one processor against ${floor!.used.toFixed(0)}: ${parts.join(', ')}`,
    },
    {
      what: 'of these, what a person waits for',
      result: times(wait / floor!.took, 2),
      detail: `${wait.toFixed(0)} ms against ${floor!.took.toFixed(0)}; ${BESIDE.join(', ')} pass while the provider works`,
    },
  ]
}

/** The steps of one redesign in order. Later steps use what earlier ones decoded, as in the product. */
function stepsOf(photo: PreparedPhoto, canvas: Canvas, answer: Buffer): [string, () => Promise<unknown>][] {
  const opened = openPicture(photo.picture)
  const redesign = openPicture(answer)
  return [
    ['floor', () => floor(photo.picture, canvas, answer)],
    ['showing the photo', () => jpegDataUrl(opened)],
    ['sending', () => layOnCanvas(opened, canvas)],
    ['settling', () => opened.settle()],
    [
      'partials',
      async () => {
        for (let partial = 0; partial < PARTIALS; partial++) await fitToPhoto(answer, canvas, photo)
      },
    ],
    ['fitting', () => fitToPhoto(answer, canvas, photo)],
    ['checking the file', () => pictureFault(redesign, photo)],
    ['showing both', () => Promise.all([opened, redesign].map(jpegDataUrl))],
    ['comparing', () => structureScore(opened, redesign, photo)],
    ['finishing', () => finishRedesign(redesign, 'Casabloom')],
  ]
}

async function floor(photo: Buffer, { width, height }: Canvas, answer: Buffer): Promise<void> {
  await sharp(photo).resize(width, height).jpeg({ quality: 92 }).toBuffer()
  const overlay = watermarkOverlay(width, height, 'Casabloom')
  await sharp(answer).composite([overlay]).jpeg({ quality: 90 }).toBuffer()
}
