import { type ActionFunctionArgs, data } from 'react-router'
import { ZodError, z } from 'zod'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { changePreferredStyle } from '#app/features/quiz/result/commands/change-preferred-style.server.ts'
import { deleteRoom } from '#app/features/rooms/commands/delete-room.server.ts'
import {
  requestRevision,
  retryRedesign,
  tryAgainForFree,
} from '#app/features/rooms/generation/commands/request-generation.server.ts'
import { shareRoom, stopSharing } from '#app/features/rooms/sharing/commands/share-room.server.ts'
import { rateRedesign } from '#app/features/rooms/versions/commands/rate-redesign.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { type Services, servicesContext } from '#app/platform/services.ts'
import { intentOf, textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'

/** What a form of the dashboard is told: shown as a notice. */
export interface DashboardReply {
  tone: 'success' | 'error'
  title: string
  message?: string
  fieldErrors?: Record<string, string[]>
}

const fields = z.object({
  uploadId: z.string().default(''),
  feedback: z.string().default(''),
  style: z.string().default(''),
  redesignId: z.string().optional(),
  rating: z.string().optional(),
})
type Fields = z.infer<typeof fields>
type Intent = (services: Services, member: Member, form: Fields) => Promise<DashboardReply>

const INTENTS: Record<string, { run: Intent; failed: string }> = {
  retry: { run: retry, failed: 'Retry Failed' },
  'free-try': { run: freeTry, failed: 'Retry Failed' },
  revise: { run: revise, failed: 'Failed to request revision' },
  rate: { run: rate, failed: 'Failed to keep your rating' },
  share: { run: share, failed: 'Failed to make the link' },
  'stop-sharing': { run: unshare, failed: 'Failed to end the link' },
  delete: { run: remove, failed: 'Failed to delete room design' },
  'change-style': { run: changeStyle, failed: 'Failed to update your style preference. Please try again.' },
}

/** Runs what a form of the dashboard asks for. */
export async function dashboardAction({ request, context }: ActionFunctionArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const form = textFields(await readForm({ request, context }))
  const intent = intentOf(INTENTS, form.intent)
  if (!intent) return data(failure('Something was missing in this form. Please try again.'), { status: 400 })
  try {
    return data(await intent.run(services, member, fields.parse(form)))
  } catch (error) {
    if (error instanceof Response) throw error
    return data(refusal(services, intent.failed, error), { status: 400 })
  }
}

async function retry(services: Services, member: Member, { uploadId }: Fields) {
  const result = await latestQuizResult(services.database, member.userId)
  const styleProfile = result?.styleProfile ?? builtInProfile('Modern')
  await retryRedesign(services, member, { uploadId, styleProfile })
  return success('AI is Redesigning Your Room', 'This process could take 1-2 minutes')
}

async function freeTry(services: Services, member: Member, { uploadId }: Fields) {
  await tryAgainForFree(services, member, { uploadId })
  return success('AI is Redesigning Your Room', 'This process could take 1-2 minutes')
}

async function revise(services: Services, member: Member, { uploadId, feedback, redesignId }: Fields) {
  await requestRevision(services, member, { uploadId, feedback, redesignId })
  return success('Revision requested!')
}

async function rate(services: Services, member: Member, { redesignId = '', rating = '' }: Fields) {
  await rateRedesign(services, member, { redesignId, rating })
  return success('Thank you, your rating is kept')
}

async function share(services: Services, member: Member, { uploadId }: Fields) {
  await shareRoom(services, member, { uploadId })
  return success('The link is ready', 'Send it to whoever should see this room.')
}

async function unshare(services: Services, member: Member, { uploadId }: Fields) {
  await stopSharing(services, member, { uploadId })
  return success('The link has ended')
}

async function remove(services: Services, member: Member, { uploadId }: Fields) {
  await deleteRoom(services, member, { uploadId })
  return success('Room design deleted')
}

async function changeStyle(services: Services, member: Member, { style }: Fields) {
  const { changed } = await changePreferredStyle(services, member, style)
  if (!changed) return success(`Your style stays ${style}`)
  return success('Style Updated!', `New redesigns are made in the ${style} style.`)
}

const success = (title: string, message?: string): DashboardReply => ({
  tone: 'success',
  title,
  ...(message && { message }),
})
const failure = (title: string, message?: string): DashboardReply => ({
  tone: 'error',
  title,
  ...(message && { message }),
})

function refusal({ log }: Services, failed: string, error: unknown): DashboardReply {
  if (error instanceof AppError) return failure(error.title ?? failed, error.message)
  if (error instanceof ZodError) return { ...failure(failed), fieldErrors: z.flattenError(error).fieldErrors }
  log.error({ err: error }, 'dashboard')
  return failure(failed, 'Something went wrong on our side. Please try again.')
}
