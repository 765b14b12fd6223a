import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { checkForm } from '#app/features/guest-forms/commands/check-form.server.ts'
import type { Services } from '#app/platform/services.ts'
import { type NamedPhoto, storePhotos } from '../../commands/store-photos.server.ts'
import { summaryOfRequest } from '../../requests/rules/request-summary.ts'
import { type designerRequests, designIntakeSubmissions, designIntakeTokens } from '../../tables.server.ts'
import { openIntakeLink } from '../queries/intake-link.server.ts'
import { answerProblem, type IntakeFields, intakeValues } from '../rules/intake-form.ts'
import { type IntakePhotoName, MAX_INTAKE_PHOTOS } from '../rules/intake-sections.ts'
import { intakeSchema } from '../schema.ts'

type DesignerRequest = typeof designerRequests.$inferSelect
type IntakePhotos = Record<IntakePhotoName, NamedPhoto[]>

/**
 * Stores an intake form with its photos and marks its link as used. Of two concurrent submissions, one succeeds.
 *
 * @throws AppError `link_unknown`, `link_used`, `link_expired`, or `invalid_intake` with what to correct
 */
export async function submitIntake(
  services: Services,
  input: { token: string; fields: IntakeFields; photos: IntakePhotos },
): Promise<{ id: string }> {
  const found = await openIntakeLink(services.database, input.token)
  const answers = checkForm('invalid_intake', intakeSchema, intakeValues(input.fields), answerProblem)
  // Of its own, so that of two forms at once, the refused one removes only its own photos.
  const folder = `intake-current/${randomUUID()}`
  const room = await storePhotos(
    services,
    folder,
    input.photos.currentSpacePhotos.slice(0, MAX_INTAKE_PHOTOS),
  )
  const inspiration = await storePhotos(
    services,
    `${folder}/inspiration`,
    input.photos.inspirationImages.slice(0, MAX_INTAKE_PHOTOS),
  )
  try {
    return await keep(services, input.token, found, {
      ...answers,
      currentSpacePhotos: room.keys,
      inspirationImages: inspiration.keys,
    })
  } catch (error) {
    await Promise.all([room.remove(), inspiration.remove()])
    throw error
  }
}

type Answers = ReturnType<typeof intakeSchema.parse> & Record<IntakePhotoName, string[]>

function keep(
  { database }: Services,
  token: string,
  { link, request }: { link: { id: string }; request: DesignerRequest },
  answers: Answers,
) {
  return database.transaction(async (transaction) => {
    const used = await transaction
      .update(designIntakeTokens)
      .set({ usedAt: new Date() })
      .where(and(eq(designIntakeTokens.id, link.id), isNull(designIntakeTokens.usedAt)))
      .returning({ id: designIntakeTokens.id })
    if (used.length === 0) await openIntakeLink(transaction, token)
    const [submission] = await transaction
      .insert(designIntakeSubmissions)
      .values({ ...answers, ...copiedFrom(request, answers) })
      .returning({ id: designIntakeSubmissions.id })
    return submission!
  })
}

/** Answers that the request already gave: person, time, budget and the wish itself. */
function copiedFrom(request: DesignerRequest, answers: Answers) {
  const email = request.email ?? ''
  const paragraphs = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n\n')
  return {
    designerRequestId: request.id,
    clientName: request.name || email,
    clientEmail: email,
    clientPhone: request.phone,
    expectedCompletionTimeframe: answers.expectedCompletionTimeframe ?? request.timeline,
    budgetRange: answers.budgetRange ?? request.budgetRange,
    designGoals: paragraphs(`Original Request: ${request.message}`, answers.designGoals),
    additionalNotes: paragraphs(answers.additionalNotes, summaryOfRequest(request)),
  }
}
