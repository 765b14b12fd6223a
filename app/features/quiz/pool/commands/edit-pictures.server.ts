import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { PreparedPhoto } from '#app/platform/pictures/prepare-photo.ts'
import { PUBLIC_COPY_SIZE, publicCopies } from '#app/platform/pictures/public-copies.ts'
import type { Services } from '#app/platform/services.ts'
import { addPictureSchema, editPictureSchema } from '../../schema.ts'
import { quizImages } from '../../tables.server.ts'
import { ADDED_PICTURES } from '../rules/added-pictures.ts'

/** Adds an inactive picture to the quiz's pool. */
export async function addQuizPicture(
  services: Services,
  actor: Administrator,
  input: z.input<typeof addPictureSchema> & { photo: PreparedPhoto },
): Promise<void> {
  const labels = addPictureSchema.parse(input)
  const { picture, placeholder } = input.photo
  const name = randomUUID()
  for (const { ending, content, contentType } of await publicCopies(picture)) {
    await services.storage.put(`${ADDED_PICTURES.folder}/${name}${ending}`, content, contentType)
  }
  await services.database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(quizImages)
      .values({
        ...labels,
        ...PUBLIC_COPY_SIZE,
        description: `${labels.styleLabel} ${labels.roomType.toLowerCase()}`,
        imageUrl: `${ADDED_PICTURES.address}/${name}`,
        placeholder,
        isActive: false,
      })
      .returning({ id: quizImages.id })
    await recordAudit(transaction, actor, {
      action: 'quiz.add_picture',
      subject: { kind: 'quiz-picture', id: added!.id, name: `${labels.styleLabel}, ${labels.roomType}` },
      after: labels,
    })
  })
}

/**
 * Changes a picture's labels or whether it is active.
 *
 * @throws AppError `picture_not_found`
 */
export async function editQuizPicture(
  services: Services,
  actor: Administrator,
  input: z.input<typeof editPictureSchema>,
): Promise<void> {
  const { pictureId, ...changes } = editPictureSchema.parse(input)
  await services.database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(quizImages)
      .where(eq(quizImages.id, pictureId))
      .for('update')
    if (!before) throw new AppError('picture_not_found', 'This picture no longer exists.', { status: 404 })
    await transaction.update(quizImages).set(changes).where(eq(quizImages.id, pictureId))
    const { styleLabel, roomType, description, isActive } = before
    const shown = { styleLabel, roomType, description, isActive }
    await recordAudit(transaction, actor, {
      action: 'quiz.edit_picture',
      subject: { kind: 'quiz-picture', id: pictureId, name: `${styleLabel}, ${roomType}` },
      before: shown,
      after: { ...shown, ...changes },
    })
  })
}
