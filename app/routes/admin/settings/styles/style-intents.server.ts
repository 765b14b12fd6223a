import { editStyle, restoreStyles, setStyleActive } from '#app/features/styles/commands/edit-styles.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../../forms/reply.ts'
import { type IntentHandler, intents } from '../../../forms/run-intent.server.ts'

const activation = (isActive: boolean): IntentHandler<Administrator> => ({
  failed: 'Failed to change the style',
  run: async (services, actor, { styleId = '' }) => {
    await setStyleActive(services, actor, { styleId, isActive })
    return success(isActive ? 'Style is offered again' : 'Style is no longer offered')
  },
})

/** Administrators' actions on styles. */
export const STYLE_INTENTS = intents(requireAdministrator, {
  activate: activation(true),
  deactivate: activation(false),
  edit: {
    failed: 'Failed to save the style',
    run: async (services, actor, form) => {
      const {
        styleId = '',
        version = '',
        colorPalette = '',
        materials = '',
        characteristics = '',
        designPrinciples = '',
      } = form
      const input = { styleId, version, colorPalette, materials, characteristics, designPrinciples }
      await editStyle(services, actor, input)
      return success('Style saved', 'New redesigns follow it.')
    },
  },
  restore: {
    failed: 'Failed to restore the styles',
    run: async (services, actor) => {
      await restoreStyles(services, actor)
      return success('The twenty styles are restored')
    },
  },
})
