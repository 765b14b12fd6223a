import sharp from 'sharp'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { renderPalette } from '#app/platform/ai/built-in/palette-renderer.ts'
import { finishRedesign } from '#app/platform/pictures/finish-redesign.ts'
import { openPicture } from '#app/platform/pictures/open-picture.ts'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import { type Measurement, median, timed, times } from './measurement.ts'
import { network } from './named-network.ts'
import { phonePhoto } from './sample-photo.ts'

const ROUNDS = 3
const STAGES = ['preparing', 'analysing', 'painting', 'finishing'] as const

/** Each stage of the built-in redesign, against sharp alone decoding and re-encoding the prepared photo. */
export async function redesignStages(): Promise<Measurement[]> {
  const photo = await phonePhoto()
  const { picture: prepared } = await preparePhoto(photo)
  const unit: number[] = []
  const rounds: Record<(typeof STAGES)[number], number>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    unit.push(await timed(() => sharp(prepared).jpeg({ quality: 88 }).toBuffer()))
    rounds.push(await oneRedesign(photo, prepared))
  }
  return STAGES.map((stage) => {
    const took = median(rounds.map((round) => round[stage]))
    return {
      what: `redesign, ${stage}, against sharp alone`,
      result: times(took / median(unit)),
      detail: `${took.toFixed(0)} ms`,
    }
  })
}

async function oneRedesign(photo: Buffer, prepared: Buffer) {
  const preparing = await timed(() => preparePhoto(photo))
  const { primaryStyle, colorPalette, materials } = builtInProfile('Japandi')
  const style = { name: primaryStyle, palette: colorPalette, materials }
  const start = performance.now()
  let painting = start
  const onStage = (stage: string) => {
    if (stage === 'painting') painting = performance.now()
  }
  const { picture } = await renderPalette(prepared, style, { onStage, network })
  const end = performance.now()
  const finishing = await timed(() => finishRedesign(openPicture(picture), 'Casabloom'))
  return { preparing, analysing: painting - start, painting: end - painting, finishing }
}
