import { changeRole, removeFromTeam } from '#app/features/team/commands/change-role.server.ts'
import { invite, withdrawInvitation } from '#app/features/team/commands/invite.server.ts'
import { requireSecondFactor, resetSecondFactor } from '#app/features/team/commands/second-factors.server.ts'
import { changeRoleSchema, inviteSchema } from '#app/features/team/schema.ts'
import { INVITATION_DAYS } from '#app/lib/link-lifetimes.ts'
import { ROLE_LABELS } from '#app/lib/roles.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../../forms/reply.ts'
import { type IntentHandler, intents } from '../../../forms/run-intent.server.ts'
import { mailWay } from '../../mail-way.ts'

const factorRequirement = (required: boolean): IntentHandler<Administrator> => ({
  failed: 'The setting was not saved',
  run: async (services, actor) => {
    await requireSecondFactor(services, actor, required)
    return required
      ? success('A second factor is required', 'Anyone without one sets it up at their next click.')
      : success('A second factor is now optional')
  },
})

/** Administrators' actions on the team. */
export const TEAM_INTENTS = intents(requireAdministrator, {
  invite: {
    failed: 'The invitation was not sent',
    schema: inviteSchema,
    run: async (services, actor, input) => {
      const email = await invite(services, actor, input)
      return success(
        services.mailServer ? 'Invitation sent' : 'Invitation made',
        `The link ${mailWay(services)} to ${email}. It is good for ${INVITATION_DAYS} days.`,
      )
    },
  },
  withdraw: {
    failed: 'The invitation was not withdrawn',
    run: async (services, actor, { invitationId = '' }) =>
      (await withdrawInvitation(services, actor, { invitationId }))
        ? success('Invitation withdrawn', 'Its link no longer works.')
        : success('This invitation was already answered, or has expired'),
  },
  'change-role': {
    failed: 'The role was not changed',
    schema: changeRoleSchema,
    run: async (services, actor, input) => {
      const changed = await changeRole(services, actor, input)
      const role = ROLE_LABELS[input.role].toLowerCase()
      return changed
        ? success(`The role is ${role} now`, `The message to them ${mailWay(services)}.`)
        : success(`The role is ${role} already`)
    },
  },
  'require-second-factor': factorRequirement(true),
  'free-second-factor': factorRequirement(false),
  'reset-second-factor': {
    failed: 'The second factor was not removed',
    run: async (services, actor, { userId = '' }) => {
      await resetSecondFactor(services, actor, { userId })
      return success('Second factor removed', 'They sign in with their password, and can set up a new one.')
    },
  },
  remove: {
    failed: 'Nobody was removed from the team',
    run: async (services, actor, { userId = '' }) => {
      await removeFromTeam(services, actor, { userId })
      return success(
        'Removed from the team',
        `Their account stays, as a member’s. The message to them ${mailWay(services)}.`,
      )
    },
  },
})
