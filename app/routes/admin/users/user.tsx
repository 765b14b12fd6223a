import { data, type MetaArgs } from 'react-router'
import { z } from 'zod'
import { type UserRow, userRow } from '#app/features/insights/queries/user-list.server.ts'
import { pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { LinkTabs } from '#app/ui/tabs/link-tabs.tsx'
import { runIntent } from '../../forms/run-intent.server.ts'
import { pageTags } from '../../page-meta.ts'
import { BackToList } from '../back-to-list.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import { useOwnId } from '../own-id.ts'
import type { Route } from './+types/user.ts'
import { BlockButton } from './block-button.tsx'
import { DeleteUser } from './delete-user.tsx'
import { UnlimitedSwitch } from './unlimited-switch.tsx'
import { USER_INTENTS } from './user-intents.server.ts'
import { UserBadges } from './user-name.tsx'
import { UserView } from './user-view.tsx'
import { readView } from './user-views.server.ts'
import { isView, VIEWS } from './user-views.ts'

export const meta = (args: MetaArgs) =>
  pageTags(args, (args.loaderData as Awaited<ReturnType<typeof loader>> | undefined)?.user.name ?? 'User')

export const handle: PanelHandle = { failed: 'Failed to fetch user' }

const notFound = () => data(null, { status: 404 })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { database } = context.get(servicesContext)
  const userId = z.uuid().safeParse(params.userId)
  const view = params.view ?? 'profile'
  if (!userId.success || !isView(view)) throw notFound()
  const user = await userRow(database, userId.data)
  if (!user) throw notFound()
  const page = pageFrom(new URL(request.url).searchParams)
  return { user, view: await readView(database, user, view, page) }
}

export const action = (args: Route.ActionArgs) =>
  runIntent(args, USER_INTENTS, { fixed: { userId: args.params.userId } })

/** A user: profile, credits, uploads, payments, emails and audit trail. */
export default function User({ loaderData: { user, view } }: Route.ComponentProps) {
  const address = `/admin/users/${user.id}`
  const tabs = VIEWS.map(({ name, text }) => ({
    to: name === 'profile' ? address : `${address}/${name}`,
    end: true,
    label: text,
  }))
  return (
    <section className="grid gap-8">
      <UserHead user={user} />
      <LinkTabs label="About this user" items={tabs} />
      <UserView user={user} view={view} />
    </section>
  )
}

function UserHead({ user }: { user: UserRow }) {
  const ownId = useOwnId()
  const isOwn = user.id === ownId
  return (
    <header className="grid gap-5">
      <BackToList list="/admin/users" rows="users" />
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-2xl">{user.name}</h1>
          <p className="wrap-anywhere flex flex-wrap items-center gap-2 text-ink-soft">
            {user.email} <UserBadges {...{ user, isOwn }} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span className="flex items-center gap-3">
            Unlimited access <UnlimitedSwitch user={user} />
          </span>
          <span className="flex items-center gap-2">
            <BlockButton user={user} isOwn={isOwn} />
            {!isOwn && <DeleteUser user={user} leaves />}
          </span>
        </div>
      </div>
    </header>
  )
}
