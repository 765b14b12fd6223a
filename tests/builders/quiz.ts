/** Quiz images, and choices among them. */
import { randomUUID } from 'node:crypto'
import type { Selection } from '#app/features/quiz/schema.ts'
import { quizImages } from '#app/features/quiz/tables.server.ts'
import type { Services } from '#app/platform/services.ts'

/** The choices of somebody who chose one style in every round, of images made for it. */
export async function chooseAlways(services: Services, style: string, rounds = 3): Promise<Selection[]> {
  const roomType = 'Living Room'
  const images = await services.database
    .insert(quizImages)
    .values(
      Array.from({ length: rounds }, () => ({
        imageUrl: `/test/${randomUUID()}`,
        styleLabel: style,
        roomType,
        description: `A ${style} living room`,
        width: 960,
        height: 640,
      })),
    )
    .returning({ id: quizImages.id })
  return images.map(({ id }, index) => ({
    pairingId: `question_${index + 1}`,
    selectedImage: id,
    style,
    roomType,
  }))
}
