import { quizResultOf } from '#app/features/quiz/queries.server.ts'
import { completeQuiz } from '#app/features/quiz/result/commands/complete-quiz.server.ts'
import { inviteSecondPerson } from '#app/features/quiz/together/commands/invite.server.ts'
import { joinPair } from '#app/features/quiz/together/commands/join-pair.server.ts'
import { ownPair } from '#app/features/quiz/together/queries/pair-view.server.ts'
import type { SecondPerson } from '#app/features/quiz/together/rules/second-person.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor } from './members.ts'
import { finishedQuiz } from './quiz.ts'

export const BEN: SecondPerson = { userId: null, browser: '11111111-1111-4111-8111-111111111111' }
export const EVE: SecondPerson = { userId: null, browser: '22222222-2222-4222-8222-222222222222' }

/** Choices whose style is Industrial. */
export const INDUSTRIAL = ['Industrial', 'Zen', 'Industrial', 'Zen', 'Industrial']

/** A member with the style Coastal and a link. */
export async function invitingMember(services: Services, name = 'Ada Lovell', showsName = true) {
  const ada = await createActor(services, { name })
  await completeQuiz(
    services,
    ada,
    await finishedQuiz(services, ['Coastal', 'Zen', 'Coastal', 'Zen', 'Coastal']),
  )
  await inviteSecondPerson(services, ada, showsName ? { showsName: 'on' } : {})
  const { address } = (await ownPair(services, ada.userId))!
  return { ada, token: address.split('/').at(-1)! }
}

/** The second person finishes the quiz with these styles. */
export async function join(services: Services, token: string, person: SecondPerson, styles: string[]) {
  const result = await quizResultOf(services.database, await finishedQuiz(services, styles))
  await joinPair(services, { token, person, result, address: '203.0.113.7' })
}
