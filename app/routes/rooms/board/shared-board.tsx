import { data, type MetaArgs } from 'react-router'
import { z } from 'zod'
import { BoardSheet } from '#app/features/rooms/board/components/board-sheet.tsx'
import { ReadOnlyThings } from '#app/features/rooms/board/components/read-only-things.tsx'
import { sharedBoard } from '#app/features/rooms/board/queries/shared-board.server.ts'
import { COLOUR_SOURCE } from '#app/features/rooms/board/rules/palette-card.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { pageTags } from '../../page-meta.ts'
import { useSiteName } from '../../root-data.ts'
import type { Route } from './+types/shared-board.ts'

export const handle = { static: true }

/** Keeps links out of search engines and caches. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store' })

export const meta = (args: Pick<MetaArgs, 'matches' | 'location'>) => [
  ...pageTags(args, 'A Design Board', 'Somebody shows you their room, its colours and what is in it.'),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Loads the board of a version of a shared room. Visitors with the link can only look. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { token, redesignId } = params
  const isId = z.uuid().safeParse(redesignId).success
  const board = isId && (await sharedBoard(context.get(servicesContext), token, redesignId))
  if (!board) throw data(null, { status: 404 })
  return { token, board, colourSource: COLOUR_SOURCE }
}

export default function SharedBoard({ loaderData }: Route.ComponentProps) {
  const { token, board, colourSource } = loaderData
  const addressOf = (which: string, width: number) => `/s/${token}/${which}?width=${width}`
  return (
    <BoardSheet
      sheet={board.sheet}
      addressOf={addressOf}
      siteName={useSiteName()}
      colourSource={colourSource}
      actions={
        <TextLink to={`/s/${token}`} className="inline-flex min-h-11 items-center">
          To the room
        </TextLink>
      }
    >
      <ReadOnlyThings sheet={board.sheet} things={board.things} addressOf={addressOf} />
    </BoardSheet>
  )
}
