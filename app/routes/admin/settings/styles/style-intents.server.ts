import { editStyle, restoreStyles, setStyleActive } from '#app/features/styles/commands/edit-styles.server.ts'
import { membersWithStyle } from '#app/features/styles/queries/style-list.server.ts'
import { plural } from '#app/lib/plural.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../../forms/reply.ts'
import { type IntentHandler, intents } from '../../../forms/run-intent.server.ts'

const activation = (isActive: boolean): IntentHandler<Administrator> => ({
  failed: 'Failed to change the style',
  run: async (services, actor, { styleId = '' }) => {
    await setStyleActive(services, actor, { styleId, isActive })
    if (isActive) return success('Style is offered again')
    const members = await membersWithStyle(services.database, styleId)
    return success('Style is no longer offered', members > 0 ? keptBy(members) : undefined)
  },
})

const keptBy = (members: number) =>
  `${plural(members, 'member has', 'members have')} this style: they keep it.`

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
