import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { currentCreditSettings } from '#app/features/credits/queries/credits.server.ts'
import { ProblemTemplate } from '#app/features/guest-forms/components/problem-notice.tsx'
import { voteForVersion } from '#app/features/rooms/sharing/commands/vote-for-version.server.ts'
import { SharedVersions } from '#app/features/rooms/sharing/components/shared-versions.tsx'
import { YourRoom } from '#app/features/rooms/sharing/components/your-room.tsx'
import { sharedRoom } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { inStyleWords } from '#app/features/rooms/style-previews/rules/boldness.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { browserCookie } from '../forms/browser-cookie.server.ts'
import { textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'
import { refusalOf } from '../forms/refusal.server.ts'
import { pageTags } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import type { Route } from './+types/shared-room.ts'
import voteScript from './send-votes.ts?script'

export const handle: PageHandle = { static: true, script: voteScript }

export const clientLoader = openDocument

/** Keeps links out of search engines and caches. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store' })

export const meta: Route.MetaFunction = (args) => [
  ...sharedTags(args, args.loaderData),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The meta tags for link previews: the room before and after. */
function sharedTags(args: Route.MetaArgs, shared: Route.MetaArgs['loaderData']) {
  if (!shared?.room)
    return pageTags(args, 'This link has ended', 'Whoever sent it has stopped sharing this room.')
  const { token, room } = shared
  const kind = room.roomType.toLowerCase()
  const ask =
    room.versions.length > 1
      ? `${room.versions.length} versions of one ${kind}. Which one do you like best?`
      : `A ${kind} before and after, ${inStyleWords(room.versions[0]!)}. Love it, or not yet?`
  return pageTags(args, opinionOf(room), `${ask} It takes a moment, and you need no account.`, {
    src: `/s/${token}/before-after.jpg`,
    width: 1200,
    height: 630,
    alt: `The ${kind} as it is, and beside it the ${kind} redesigned`,
  })
}

const opinionOf = ({ owner }: { owner: string | null }) => `${owner ?? 'Somebody'} would like your opinion`

/** Identifies a browser that has voted, so that it can change its vote. */
const voterCookie = browserCookie('voter', '/s')

/** Loads a shared room. Visitors with the link can look and vote. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { token } = params
  const [room, { freeRoomCredits }] = await Promise.all([
    sharedRoom(services, token, await voterCookie.read(request)),
    currentCreditSettings(services.database),
  ])
  if (!room) return data({ room }, { status: 404 })
  return data({
    token,
    voter: randomUUID(),
    room,
    voted: new URL(request.url).searchParams.has('voted'),
    isFirstFree: freeRoomCredits > 0,
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = textFields(await readForm({ request, context }))
  const voter = (await voterCookie.read(request)) ?? form.voter ?? randomUUID()
  const { address } = context.get(connectionContext)
  try {
    await voteForVersion(services, params.token, { ...form, voter }, address)
  } catch (error) {
    const words = { failed: 'vote', invalid: 'Please choose a version.' }
    const { reply, status } = refusalOf(services, error, words)
    return data({ problem: reply.message }, { status })
  }
  // Another address each time, so that the browser loads the page anew.
  return redirect(`/s/${params.token}?voted=${Date.now()}#voted`, {
    headers: { 'Set-Cookie': await voterCookie.write(services, voter) },
  })
}

export default function SharedRoom({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.room) return <LinkEnded />
  const { room, token, voter, voted, isFirstFree } = loaderData
  const kind = room.roomType.toLowerCase()
  return (
    <div className="page grid gap-10 py-10 md:py-16">
      <div className="grid max-w-text gap-3">
        <h1>{opinionOf(room)}</h1>
        <p className="text-lg">
          {room.versions.length > 1
            ? `This is their ${kind}. Slide each picture to compare the room as it is with its redesign, then say which version you like best.`
            : `This is their ${kind}, before and after. Slide the picture, then say if you love it.`}
        </p>
      </div>
      {actionData?.problem && (
        <Notice tone="danger">
          <span data-part="refusal">{actionData.problem}</span>
        </Notice>
      )}
      <ProblemTemplate />
      <SharedVersions {...{ token, room, voter }} thanks={voted && isCounted(room) && <Thanks />} />
      {room.chosen && <YourRoom isFirstFree={isFirstFree} />}
    </div>
  )
}

/** Whether this visitor's vote says something about the versions that there are now. */
const isCounted = ({ versions, chosen }: { versions: unknown[]; chosen: { isFavourite: boolean } | null }) =>
  chosen !== null && (versions.length === 1 || chosen.isFavourite)

/** The page's script takes it away when the vote is sent again. */
const Thanks = () => (
  <div data-notice="">
    <Notice tone="success">Thank you. Your vote is kept; you can still change it.</Notice>
  </div>
)
function LinkEnded() {
  return (
    <div className="page grid max-w-text justify-items-start gap-5 py-24">
      <h1>This link has ended</h1>
      <p>
        Whoever sent it to you has stopped sharing this room, or part of the address is missing. Please ask
        them for a new one.
      </p>
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </div>
  )
}
