import { data } from 'react-router'
import { quizResultOf } from '#app/features/quiz/queries.server.ts'
import { completeQuiz } from '#app/features/quiz/result/commands/complete-quiz.server.ts'
import { storeAnonymousCompletion } from '#app/features/quiz/result/commands/store-anonymous-completion.server.ts'
import { QUIZ_TEXTS } from '#app/features/quiz/rules/texts.ts'
import type { QuizResult } from '#app/features/quiz/schema.ts'
import { invitationOf } from '#app/features/quiz/together/queries/pair-view.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { readText } from '../forms/read-text.server.ts'
import { refusalOf } from '../forms/refusal.server.ts'
import type { RequestArgs } from '../forms/with-body.server.ts'
import type { SavedQuiz } from './quiz-outcome.ts'
import { quizMember } from './quiz-visit.server.ts'
import { addToPair, secondPersonOf } from './second-person.server.ts'

/** Maximum size of a finished quiz, in bytes. It has 20 selections of about 300 bytes each. */
const MAX_BYTES = 20_000

/** A finished quiz as it arrives, unvalidated. */
type Body = Partial<
  Record<'selections' | 'sessionId' | 'taken' | 'pairToken' | 'isKnown' | 'isBrought' | 'isWelcome', unknown>
>

/**
 * Saves a finished quiz: a member's in the profile, a guest's anonymously. One that was saved before is only evaluated
 * again, to be shown.
 */
export async function saveQuiz(args: RequestArgs) {
  const services = args.context.get(servicesContext)
  const member = quizMember(args.context)
  const body = await readBody(args)
  try {
    const result = await resultOf(args, body, member)
    const { pair, headers } = await pairOf(args, body, result)
    // A session may have ended meanwhile, and then no profile has the result.
    const isWelcome = body.isWelcome === true && member !== null
    return data({ result, pair, isWelcome }, { headers })
  } catch (error) {
    const words = { failed: QUIZ_TEXTS.resultsFailed, broken: QUIZ_TEXTS.resultsFailed }
    return { failure: refusalOf(services, error, words).reply.message! }
  }
}

async function resultOf(
  { request, context }: RequestArgs,
  body: Body,
  member: Member | null,
): Promise<QuizResult> {
  const services = context.get(servicesContext)
  const { selections, sessionId, taken } = body
  if (body.isKnown === true) return quizResultOf(services.database, selections, taken)
  if (member) return completeQuiz(services, member, selections, taken)
  return storeAnonymousCompletion(services, {
    sessionId,
    selections,
    taken,
    userAgent: request.headers.get('user-agent'),
    address: context.get(connectionContext).address,
  })
}

/**
 * The link through which the visitor came, with the result added to its pair, and the headers of that. A known result
 * is added only if its owner says so, and a style taken instead of the winner only where the result is in the pair.
 */
async function pairOf(
  { request, context }: RequestArgs,
  { pairToken: token, isKnown, isBrought, taken }: Body,
  result: QuizResult,
): Promise<{ pair: SavedQuiz['pair']; headers: Record<string, string> }> {
  if (typeof token !== 'string') return { pair: null, headers: {} }
  const person = await secondPersonOf(request, context)
  const found = await invitationOf(context.get(servicesContext), token, person)
  const owner = found && 'owner' in found ? found.owner : null
  const isJoined = found?.state === 'joined'
  const isOnlyShown = isKnown === true || isBrought === false || (taken !== undefined && !isJoined)
  if (isOnlyShown && isBrought !== true) return { pair: { token, owner, pairing: { isJoined } }, headers: {} }
  const { pairing, headers } = await addToPair({ request, context }, token, result)
  return { pair: { token, owner, pairing }, headers }
}

async function readBody(sent: RequestArgs): Promise<Body> {
  try {
    return Object(JSON.parse(await readText(sent, MAX_BYTES)))
  } catch {
    return {}
  }
}
