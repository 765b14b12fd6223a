import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { makeMattes } from '#app/platform/ai/built-in/paint/mattes.ts'
import { paintRoom } from '#app/platform/ai/built-in/paint/paint-room.ts'
import { chooseTreatment } from '#app/platform/ai/built-in/paint/treatments/choose-treatment.ts'
import { decodePhoto, encodePicture } from '#app/platform/ai/built-in/photo-codec.ts'
import { analyseRoom } from '#app/platform/ai/built-in/room/analyse-room.ts'
import { paintConfidence } from '#app/platform/ai/built-in/room/confidence/confidence.ts'
import { looksLikeRoom } from '#app/platform/ai/built-in/room/confidence/room-gate.ts'
import {
  hasCertainSurfaces,
  isChanged,
  showsPeople,
} from '#app/platform/ai/built-in/room/confidence/verdict.ts'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import { network } from './named-network.ts'

/** Two light styles, a medium one and two strong ones. */
export const SHEET_STYLES = ['Scandinavian', 'Coastal', 'Japandi', 'Bohemian', 'Art Deco']

/** A photo as the engine paints it, even if the product would not deliver it. */
export interface Judged {
  /** The photo itself, then one picture for each of `SHEET_STYLES`. */
  pictures: Buffer[]
  /** What the product would do with the photo. */
  verdict: 'painted' | 'not a room' | 'people' | 'asks'
  confidence: number
  /** Styles that the product would not deliver, because hardly anything changes. */
  unchanged: string[]
}

/** Long side of the pictures, in pixels, as in style previews. */
const SIDE = 960

/** Analyses a photo as the product stores it, once, and paints it in every style of the sheets. */
export async function judgedRoom(bytes: Buffer): Promise<Judged> {
  const { picture } = await preparePhoto(bytes)
  const { photo, raster } = await decodePhoto(picture, SIDE)
  const seen = await network.look(raster)
  const room = analyseRoom(raster, seen)
  const verdict = () => {
    if (!looksLikeRoom(raster, room.straightness, seen)) return 'not a room'
    if (showsPeople(room)) return 'people'
    return hasCertainSurfaces(room) ? 'painted' : 'asks'
  }
  const mattes = makeMattes(photo, room)
  const pictures = SHEET_STYLES.map((name) => {
    const { colorPalette, materials } = builtInProfile(name)
    const palette = colorPalette.map(({ hex }) => hex)
    return paintRoom(photo, room, mattes, chooseTreatment(name, palette, materials))
  })
  return {
    pictures: await Promise.all([photo, ...pictures].map(encodePicture)),
    verdict: verdict(),
    confidence: paintConfidence(room),
    unchanged: SHEET_STYLES.filter((_, style) => !isChanged(photo, pictures[style]!)),
  }
}
