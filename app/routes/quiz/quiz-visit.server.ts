import { data } from 'react-router'
import { asksForNew, comesFromSignUp } from '#app/features/quiz/playing/rules/arrival.ts'
import { newSeed } from '#app/features/quiz/playing/rules/random.ts'
import { tasteAt } from '#app/features/quiz/playing/rules/taste.ts'
import { poolProblem } from '#app/features/quiz/pool/rules/pool.ts'
import { activePool, latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { invitationOf } from '#app/features/quiz/together/queries/pair-view.server.ts'
import { optionalMember, restricted, visitorContext } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { currentFirstBenefit } from '../first-benefit.server.ts'
import type { RequestArgs } from '../forms/with-body.server.ts'
import { secondPersonOf } from './second-person.server.ts'

/** Loads everything that a quiz needs, so that no round waits for the network. */
export async function loadVisit({ request, context }: RequestArgs) {
  const services = context.get(servicesContext)
  const { database } = services
  const member = quizMember(context)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('with')
  const wantsSaved = comesFromSignUp(searchParams) && !asksForNew(searchParams)
  const [images, firstBenefit, savedResult, found] = await Promise.all([
    activePool(database),
    currentFirstBenefit(services),
    member && wantsSaved ? latestQuizResult(database, member.userId) : null,
    token ? invitationOf(services, token, await secondPersonOf(request, context)) : null,
  ])
  const isOpen = found?.state === 'open' || found?.state === 'joined'
  const problem = poolProblem(images)
  const taste = tasteAt(searchParams)
  const visit = {
    problem,
    images,
    seed: taste?.seed ?? newSeed(),
    steps: taste ? [taste.first] : [],
    isMember: member !== null,
    firstBenefit,
    savedResult,
    pair: isOpen ? { token: token! } : null,
  }
  return data(visit, { status: problem ? 503 : 200 })
}

/** Who takes the quiz; null for a guest. Blocked people are shown out. */
export function quizMember(context: RequestArgs['context']) {
  const member = optionalMember(context)
  if (!member && context.get(visitorContext)) throw restricted(context)
  return member
}
