import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import type { PictureProps } from '#app/ui/pictures/picture.tsx'

interface PoolPicture {
  file: string
  description: string
  width: number
  height: number
  placeholder: string
}

interface Pool {
  pictures: (PoolPicture & { style: string; roomType: string })[]
  befores: (PoolPicture & {
    roomType: string
    after: { style: string; file: string; description: string; placeholder: string } | null
  })[]
}

/** The list of the starter pool. Without it, while its pictures are being rendered, the page has no pictures. */
const lists = import.meta.glob<Pool>('../../../../room-pictures/pool.json', {
  eager: true,
  import: 'default',
})
const pool: Pool = Object.values(lists)[0] ?? { pictures: [], befores: [] }

/** A room before and after. */
export interface Transformation {
  roomType: string
  style: string
  before: PictureProps
  after: PictureProps
}

const SMALL = [480, 960]
const LARGE = [480, 960, 1536]

function pictureOf(
  { file, description, width, height, placeholder }: PoolPicture,
  widths = SMALL,
): PictureProps {
  return { base: `/starter-pool/${file}`, widths, alt: description, width, height, placeholder }
}

const transformations: Transformation[] = pool.befores.flatMap(({ after, roomType, ...before }) =>
  after
    ? [
        {
          roomType,
          style: after.style,
          before: pictureOf(before, LARGE),
          after: pictureOf({ ...before, ...after }, LARGE),
        },
      ]
    : [],
)

/** A picture of a room type in a style, or of another room type in that style. */
function picture(roomType: string, style: string): PictureProps | undefined {
  const inStyle = pool.pictures.filter((candidate) => candidate.style === style)
  const found = inStyle.find((candidate) => candidate.roomType === roomType) ?? inStyle[0]
  return found && pictureOf(found)
}

const STYLE_SHOWN = 'Japandi'

/** The landing page's pictures, chosen so that neighbours differ in style, light and arrangement. */
export function landingPictures() {
  return {
    hero: transformations[0],
    quizStep: [picture('Bedroom', 'Coastal'), picture('Bedroom', 'Eclectic')],
    styleStep: {
      picture: picture('Living Room', STYLE_SHOWN),
      palette: builtInProfile(STYLE_SHOWN).colorPalette.slice(0, 5),
    },
    redesignStep: transformations[1] ?? transformations[0],
    closing: transformations.at(-1)?.after ?? picture('Living Room', 'Mid-Century Modern'),
  }
}

export type LandingPictures = ReturnType<typeof landingPictures>
