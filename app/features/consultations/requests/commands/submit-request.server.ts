import { randomUUID } from 'node:crypto'
import { teamAddresses } from '#app/features/accounts/queries.server.ts'
import { queueConfirmation } from '#app/features/email/outbox/commands/queue-confirmation.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { TEAM_MESSAGES } from '#app/features/email/outbox/rules/team-messages.ts'
import { checkForm } from '#app/features/guest-forms/commands/check-form.server.ts'
import {
  assertNoSpam,
  countSubmission,
  type Sender,
} from '#app/features/guest-forms/commands/spam-guard.server.ts'
import { messageProblem } from '#app/features/guest-forms/rules/problem.ts'
import { ownBoard } from '#app/features/rooms/board/queries/own-board.server.ts'
import { uploadById } from '#app/features/rooms/queries/rooms.server.ts'
import type { Services } from '#app/platform/services.ts'
import { type NamedPhoto, storePhotos } from '../../commands/store-photos.server.ts'
import { designerRequests } from '../../tables.server.ts'
import { designerRequestEmail, requestReceivedEmail } from '../emails.tsx'
import { MAX_REQUEST_PHOTOS, REQUEST_FORM, requestFields } from '../rules/request-form.ts'
import { type DesignerRequestInput, designerRequestSchema } from '../schema.ts'

/**
 * Stores a request for a designer with its photos, notifies the team, and confirms it to the sender.
 *
 * @param input the form's fields, including those of the spam guard
 * @throws AppError in the specification's order: `honeypot`, `stamp_unknown`, `too_fast`, `too_many_submissions`,
 *   then `invalid_request` with what to correct
 */
export async function submitRequest(
  services: Services,
  sender: Sender,
  input: Record<string, string>,
  photos: NamedPhoto[],
): Promise<{ id: string }> {
  await assertNoSpam(services, REQUEST_FORM, sender, input)
  const request = checkForm('invalid_request', designerRequestSchema, requestFields(input), messageProblem)
  const about = await ownSubject(services, sender, request)
  const id = randomUUID()
  const stored = await storePhotos(services, `designer-requests/${id}`, photos.slice(0, MAX_REQUEST_PHOTOS))
  try {
    await keep(services, sender, { ...request, ...about, id, photos: stored.keys })
  } catch (error) {
    await stored.remove()
    throw error
  }
  return { id }
}

/** A request may refer only to the sender's own room and design board. */
async function ownSubject(
  { database }: Services,
  { userId }: Sender,
  { roomUploadId, boardId }: Pick<DesignerRequestInput, 'roomUploadId' | 'boardId'>,
) {
  const version = boardId && userId ? await ownBoard(database, userId, boardId) : undefined
  if (version) return { roomUploadId: version.upload.id, boardId }
  const room = roomUploadId && userId ? await uploadById(database, roomUploadId) : undefined
  return { roomUploadId: room && room.userId === userId ? room.id : null, boardId: null }
}

async function keep(
  services: Services,
  sender: Sender,
  request: DesignerRequestInput & { id: string; photos: string[] },
) {
  const { environment } = services
  const email = await designerRequestEmail(environment, request)
  const confirmation = await requestReceivedEmail(environment, request.email)
  await services.database.transaction(async (transaction) => {
    await countSubmission(transaction, REQUEST_FORM, sender)
    await transaction.insert(designerRequests).values({ ...request, userId: sender.userId })
    await queueConfirmation(transaction, REQUEST_FORM.name, sender.userId, confirmation)
    for (const recipient of await teamAddresses(transaction, environment))
      await queueEmail(
        transaction,
        { kind: TEAM_MESSAGES.designerRequest, reference: request.id, userId: null },
        { recipient, ...email },
      )
  })
}
