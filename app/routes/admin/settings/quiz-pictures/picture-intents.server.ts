import { editQuizPicture } from '#app/features/quiz/pool/commands/edit-pictures.server.ts'
import { type Intent, success } from '../../run-intent.server.ts'

const activation = (isActive: boolean): Intent => ({
  failed: 'Failed to change the picture',
  run: async (services, actor, { pictureId = '' }) => {
    await editQuizPicture(services, actor, { pictureId, isActive })
    return success(isActive ? 'The picture takes part in the quiz' : 'The picture no longer takes part')
  },
})

/** What an administrator does to quiz pictures. */
export const PICTURE_INTENTS: Record<string, Intent> = {
  activate: activation(true),
  deactivate: activation(false),
  edit: {
    failed: 'Failed to save the picture',
    run: async (services, actor, { pictureId = '', styleLabel = '', roomType = '', description = '' }) => {
      await editQuizPicture(services, actor, { pictureId, styleLabel, roomType, description })
      return success('Picture saved')
    },
  },
}
