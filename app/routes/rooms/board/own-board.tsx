import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { isAiConfigured } from '#app/features/ai-settings/queries/settings.server.ts'
import { openBoard } from '#app/features/rooms/board/commands/open-board.server.ts'
import { BoardSheet, Section } from '#app/features/rooms/board/components/board-sheet.tsx'
import { NotesForm } from '#app/features/rooms/board/components/notes-form.tsx'
import { OwnThings } from '#app/features/rooms/board/components/own-things.tsx'
import { ShareBoard } from '#app/features/rooms/board/components/share-board.tsx'
import { forgetSaved } from '#app/features/rooms/board/components/use-unsaved.ts'
import { boardPage } from '#app/features/rooms/board/queries/board-page.server.ts'
import { COLOUR_SOURCE } from '#app/features/rooms/board/rules/palette-card.ts'
import { pictureAddress } from '#app/features/rooms/components/picture-address.ts'
import { shareOf } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { replyIn } from '../../forms/reply.ts'
import { ReplyNotice } from '../../forms/reply-notice.tsx'
import { sentForm } from '../../forms/sent-form.ts'
import { NO_ANSWER } from '../../lost-answer.ts'
import { pageTags } from '../../page-meta.ts'
import { useSiteName } from '../../root-data.ts'
import type { Route } from './+types/own-board.ts'
import { boardAction } from './board-actions.server.ts'

export const meta: Route.MetaFunction = (args) => pageTags(args, 'Design Board')

const addressSchema = z.object({ uploadId: z.uuid(), redesignId: z.uuid() })

/** Loads the design board of a version of a member's own room. Creates it on the first visit. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const address = addressSchema.safeParse(params)
  if (!address.success) throw data(null, { status: 404 })
  const { redesignId, uploadId } = address.data
  await openBoard(services, member, { redesignId, uploadId }).catch((error: unknown) => {
    throw error instanceof AppError ? data(null, { status: error.status }) : error
  })
  const [board, canSearch, share] = await Promise.all([
    boardPage(services, member, redesignId),
    isAiConfigured(services),
    shareOf(services, member.userId, uploadId),
  ])
  if (!board) throw data(null, { status: 404 })
  return {
    board,
    canSearch,
    sharedAt: share && `${share.address}/board/${redesignId}`,
    colourSource: COLOUR_SOURCE,
  }
}

export const action = boardAction

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await sentForm(request)
  const answer = await serverAction()
  if (replyIn(answer)?.tone !== 'error') forgetSaved(form)
  return answer
}

/**
 * Revalidates after a refusal too. If another window stored something else, it is loaded, so that saving again can
 * replace it. Nothing is loaded without an answer, so that a person who was signed out keeps the page.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== NO_ANSWER

export default function OwnBoard({ loaderData, actionData }: Route.ComponentProps) {
  const { board, canSearch, sharedAt, colourSource } = loaderData
  const { uploadId, redesignId } = board.sheet
  const addressOf = (which: string, width: number) => pictureAddress(uploadId, which, width)
  return (
    <BoardSheet
      sheet={board.sheet}
      addressOf={addressOf}
      siteName={useSiteName()}
      colourSource={colourSource}
      notice={<ReplyNotice answer={actionData} />}
      actions={
        <>
          <TextLink
            to={`/rooms/${uploadId}?right=${redesignId}`}
            className="mr-auto inline-flex min-h-11 items-center max-sm:basis-full"
          >
            Back to the room
          </TextLink>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
          <ButtonLink to={`/designer-request?board=${redesignId}`} size="small">
            Hand this to a designer
          </ButtonLink>
        </>
      }
    >
      <OwnThings board={board} addressOf={addressOf} canSearch={canSearch} />
      <Section title="Notes" id="notes" onScreenOnly={!board.notes}>
        <NotesForm redesignId={redesignId} notes={board.notes} />
      </Section>
      <ShareBoard uploadId={uploadId} redesignId={redesignId} isShared={board.isShared} address={sharedAt} />
    </BoardSheet>
  )
}
