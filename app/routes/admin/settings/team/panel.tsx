import { openInvitations, teamMembers } from '#app/features/team/queries/members.server.ts'
import { requiresSecondFactor } from '#app/features/team/queries/required-second-factor.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import type { PanelHandle } from '../../failed-panel.tsx'
import type { Route } from './+types/panel.ts'
import { FactorSetting } from './factor-setting.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { TEAM_INTENTS } from './team-intents.server.ts'

export const meta = pageMeta('Team')

export const handle: PanelHandle = { failed: 'Failed to load the team' }

export async function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const [members, invitations, isFactorRequired] = await Promise.all([
    teamMembers(database),
    openInvitations(database),
    requiresSecondFactor(database),
  ])
  return { members, invitations, isFactorRequired }
}

export const action = (args: Route.ActionArgs) => runIntent(args, TEAM_INTENTS)

export default function Team({
  loaderData: { members, invitations, isFactorRequired },
}: Route.ComponentProps) {
  return (
    <section className="grid gap-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-text gap-2">
          <h1 className="text-2xl">Team</h1>
          <p className="text-ink-soft">
            Support reads everything and answers people. Administrators do everything else, too: settings,
            prices, credits, deleting, and this page.
          </p>
        </div>
        <InviteDialog />
      </header>
      <MemberTable members={members} />
      <InvitationTable invitations={invitations} />
      <FactorSetting isRequired={isFactorRequired} />
    </section>
  )
}
