import { editQuizPicture } from '#app/features/quiz/pool/commands/edit-pictures.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../../forms/reply.ts'
import { type IntentHandler, intents } from '../../../forms/run-intent.server.ts'

const activation = (isActive: boolean): IntentHandler<Administrator> => ({
  failed: 'Failed to change the picture',
  run: async (services, actor, { pictureId = '' }) => {
    await editQuizPicture(services, actor, { pictureId, isActive })
    return success(isActive ? 'The picture takes part in the quiz' : 'The picture no longer takes part')
  },
})

/** Administrators' actions on quiz pictures. */
export const PICTURE_INTENTS = intents(requireAdministrator, {
  activate: activation(true),
  deactivate: activation(false),
  edit: {
    failed: 'Failed to save the picture',
    run: async (services, actor, { pictureId = '', styleLabel = '', roomType = '', description = '' }) => {
      await editQuizPicture(services, actor, { pictureId, styleLabel, roomType, description })
      return success('Picture saved')
    },
  },
})
