/** Quiz images and finished quizzes. */
import { randomUUID } from 'node:crypto'
import type { Selection } from '#app/features/quiz/schema.ts'
import { quizImages } from '#app/features/quiz/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import type { TestApplication } from './application.ts'

/**
 * Adds quiz images, one for each style named.
 *
 * @returns their ids, in the same order
 */
export async function addQuizImages(services: Services, styles: string[], roomType = 'Bedroom') {
  const rows = styles.map((styleLabel) => ({
    styleLabel,
    roomType,
    imageUrl: `/test/${randomUUID()}`,
    description: 'A room',
    width: 960,
    height: 640,
  }))
  const added = await services.database.insert(quizImages).values(rows).returning({ id: quizImages.id })
  return added.map((image) => image.id)
}

/** The choices of images, one per round. The labels are a dishonest browser's. */
export function selectionsOf(
  imageIds: string[],
  claim = { style: 'Glam', roomType: 'Kitchen' },
): Selection[] {
  return imageIds.map((selectedImage, index) => ({
    pairingId: `question_${index + 1}`,
    selectedImage,
    ...claim,
  }))
}

/** A quiz whose rounds were won by the styles named, in this order. */
export async function finishedQuiz(services: Services, styles: string[]): Promise<Selection[]> {
  return selectionsOf(await addQuizImages(services, styles))
}

/** The choices of a player who picked one style in every round. */
export function chooseAlways(services: Services, style: string, rounds = 3): Promise<Selection[]> {
  return finishedQuiz(
    services,
    Array.from({ length: rounds }, () => style),
  )
}

/** Sends a finished quiz as the quiz's script does. The answer is the page with the result. */
export async function sendQuiz(app: TestApplication, style: string, more: object = {}, cookie = '') {
  const selections = await chooseAlways(app.services, style)
  const body = JSON.stringify({ selections, sessionId: 'visit-of-a-guest', ...more })
  const { origin } = new URL(app.services.environment.appUrl)
  const headers = { 'Content-Type': 'application/json', Origin: origin }
  return app.fetch('/quiz', { method: 'POST', body, headers, cookie })
}
