import { colourName } from '#app/lib/colour/colour-name.ts'
import { engineNamed } from '#app/platform/ai/capabilities.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { budgetSum } from '../rules/budget-sum.ts'
import { laidColours, laidNotes } from '../rules/laid-notes.ts'
import { MAX_ASKED } from '../rules/limits.ts'
import { materialNote } from '../rules/material-notes.ts'
import { paletteCards } from '../rules/palette-card.ts'
import { type KnownSearch, searchProblem } from '../rules/search-state.ts'
import { searchAddress } from '../rules/shop-search.ts'
import { anyVersion, type BoardThing, boardOf, type DesignBoard, ownVersion } from './own-board.server.ts'
import { shopSearches } from './shop-searches.server.ts'

type Version = NonNullable<Awaited<ReturnType<typeof ownVersion>>>

/** The room and style of a board, for everybody who may see it. */
export async function boardSheet(
  { database }: Pick<Services, 'database'>,
  version: Version,
  board: DesignBoard,
) {
  const { upload, redesign } = version
  const made = (await redesignsOf(database, upload.id)).toReversed()
  const { colorPalette, materials } = board.styleProfile
  const finishes = redesign.finishes ?? []
  const nameOf = (hex: string) => colourName(hex, colorPalette)
  return {
    uploadId: upload.id,
    redesignId: redesign.id,
    roomType: upload.roomType,
    style: redesign.style,
    /** 'Version 2'. */
    name: `Version ${made.findIndex(({ id }) => id === redesign.id) + 1}`,
    concept: redesign.redesignConcept,
    madeAt: redesign.generatedAt,
    before: pictureOf(upload),
    after: pictureOf(redesign),
    palette: paletteCards([...laidColours(finishes, colorPalette, nameOf), ...colorPalette]),
    materials: [...laidNotes(finishes, nameOf), ...materials.map(materialNote)],
  }
}
export type BoardSheet = Awaited<ReturnType<typeof boardSheet>>

interface Sized {
  width: number
  height: number
  placeholder: string
}

const pictureOf = ({ width, height, placeholder }: Sized): Sized => ({ width, height, placeholder })

/** The things of a board with their search links, for everybody who may see it. */
export async function publicThings({ database }: Pick<Services, 'database'>, things: readonly BoardThing[]) {
  const searches = await shopSearches(database)
  return things.map((thing) => {
    const { id, name, colour, hex, material, size, box } = thing
    const links = searches.map((search) => ({ name: search.name, address: searchAddress(search, thing) }))
    return { id, name, colour, hex, material, size, box, links }
  })
}
export type PublicThing = Awaited<ReturnType<typeof publicThings>>[number]

/** A thing with its owner's price and tick. */
export interface OwnThing extends PublicThing {
  priceCents: number | null
  got: boolean
}

/**
 * A member's own board in full.
 *
 * @returns undefined for another member's version, and until the board has been opened
 */
export async function boardPage(services: Services, actor: Member, redesignId: string) {
  const version = await ownVersion(services.database, actor.userId, redesignId)
  return version && wholeBoard(services, version)
}

/**
 * A board that its owner has submitted, in full. The caller must have verified that.
 *
 * @returns undefined when there is none
 */
export async function handedBoard(services: Services, redesignId: string) {
  const version = await anyVersion(services.database, redesignId)
  return version && wholeBoard(services, version)
}

async function wholeBoard(services: Services, version: Version) {
  const kept = await boardOf(services.database, version.redesign.id)
  if (!kept) return undefined
  const { board, things } = kept
  const mayAsk = board.timesAsked < MAX_ASKED
  const [sheet, shown] = await Promise.all([
    boardSheet(services, version, board),
    publicThings(services, things),
  ])
  return {
    sheet,
    things: shown.map((thing, index): OwnThing => {
      const { priceCents, got } = things[index]!
      return { ...thing, priceCents, got }
    }),
    sum: budgetSum(things, board.budgetCents),
    budgetCents: board.budgetCents,
    notes: board.notes,
    isShared: board.isShared,
    search: {
      state: board.searchState,
      fault: board.searchFault,
      isOfProvider: engineNamed(version.redesign.engine).isPaid,
      mayAsk,
    } satisfies KnownSearch,
    searchProblem: board.searchFault && searchProblem(board.searchFault, mayAsk),
  }
}
export type BoardPage = NonNullable<Awaited<ReturnType<typeof boardPage>>>
