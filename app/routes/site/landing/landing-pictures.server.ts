import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import painted from '#room-pictures/painted.json' with { type: 'json' }
import pool from '#room-pictures/pool.json' with { type: 'json' }

interface PoolPicture {
  file: string
  description: string
  width: number
  height: number
  placeholder: string
}

/** One room photographed twice. */
export interface Transformation {
  roomType: string
  style: string
  before: PictureProps
  after: PictureProps
}

const WIDTHS = [480, 960, 1536]

function pictureOf({ file, description, width, height, placeholder }: PoolPicture): PictureProps {
  const widths = WIDTHS.filter((each) => each <= width)
  return { base: `/starter-pool/${file}`, widths, alt: description, width, height, placeholder }
}

interface RoomBefore extends PoolPicture {
  roomType: string
}

interface RoomAfter extends Pick<PoolPicture, 'file' | 'description' | 'placeholder'> {
  style: string
}

const transformation = (before: RoomBefore, after: RoomAfter): Transformation => ({
  roomType: before.roomType,
  style: after.style,
  before: pictureOf(before),
  after: pictureOf({ ...before, ...after }),
})

/** Rooms furnished anew, as an image model does it. */
const furnished = pool.befores.flatMap(({ after, ...before }) =>
  after ? [transformation(before, after)] : [],
)

/** Rooms that the built-in engine repainted: `scripts/paint-examples.ts`. */
const repainted = painted.flatMap(({ of, ...after }) =>
  pool.pictures.filter(({ file }) => file === of).map((before) => transformation(before, after)),
)

/** A picture of a room in a style; while there is none, another room in that style. */
function picture(roomType: string, style: string): PictureProps | undefined {
  const inStyle = pool.pictures.filter((candidate) => candidate.style === style)
  const found = inStyle.find((candidate) => candidate.roomType === roomType) ?? inStyle[0]
  return found && pictureOf(found)
}

const STYLE_SHOWN = 'Japandi'

/**
 * The pictures of the landing page, chosen so that neighbours differ in style, light and arrangement.
 *
 * @param isColourPreview whether redesigns only repaint walls, ceiling and floor: the examples then do the same
 */
export function landingPictures(isColourPreview = false) {
  const examples = isColourPreview && repainted.length > 0 ? repainted : furnished
  return {
    hero: examples[0],
    quizStep: [picture('Bedroom', 'Coastal'), picture('Bedroom', 'Eclectic')],
    styleStep: {
      picture: picture('Living Room', STYLE_SHOWN),
      palette: builtInProfile(STYLE_SHOWN).colorPalette.slice(0, 5),
    },
    redesignStep: examples[1] ?? examples[0],
    closing: furnished.at(-1)?.after ?? picture('Living Room', 'Mid-Century Modern'),
  }
}

export type LandingPictures = ReturnType<typeof landingPictures>
