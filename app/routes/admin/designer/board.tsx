import { data, type MetaArgs } from 'react-router'
import { z } from 'zod'
import { boardOfRequest } from '#app/features/consultations/requests/queries/board-of-request.server.ts'
import { BoardSheet } from '#app/features/rooms/board/components/board-sheet.tsx'
import { HandedThings } from '#app/features/rooms/board/components/handed-things.tsx'
import { handedBoard } from '#app/features/rooms/board/queries/board-page.server.ts'
import { COLOUR_SOURCE } from '#app/features/rooms/board/rules/palette-card.ts'
import { pictureAddress } from '#app/features/rooms/components/picture-address.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { pageTags } from '../../page-meta.ts'
import { useSiteName } from '../../root-data.ts'
import type { Route } from './+types/board.ts'

export const meta = (args: MetaArgs) => pageTags(args, 'Design Board')

/** Loads the design board sent with a request, in its current state. Opens no other board. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const id = z.uuid().safeParse(params.requestId)
  const handed = id.success ? await boardOfRequest(services.database, id.data) : undefined
  const board = handed && (await handedBoard(services, handed.redesignId))
  if (!board) throw data(null, { status: 404 })
  return { board, sender: handed.name, colourSource: COLOUR_SOURCE }
}

export default function HandedBoard({ loaderData }: Route.ComponentProps) {
  const { board, sender, colourSource } = loaderData
  const addressOf = (which: string, width: number) => pictureAddress(board.sheet.uploadId, which, width)
  return (
    <BoardSheet
      sheet={board.sheet}
      addressOf={addressOf}
      siteName={useSiteName()}
      colourSource={colourSource}
      actions={
        <>
          <p className="mr-auto wrap-anywhere">Handed over by {sender}</p>
          <TextLink to="/admin/designer?status=all" className="inline-flex min-h-11 items-center">
            All requests
          </TextLink>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <HandedThings board={board} addressOf={addressOf} />
    </BoardSheet>
  )
}
