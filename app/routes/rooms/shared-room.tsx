import { randomUUID } from 'node:crypto'
import { createCookie, data, type MetaArgs, redirect } from 'react-router'
import { z } from 'zod'
import { voteForVersion } from '#app/features/rooms/sharing/commands/vote-for-version.server.ts'
import { SharedVersions } from '#app/features/rooms/sharing/components/shared-versions.tsx'
import { sharedRoom } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'
import { refusalOf } from '../forms/refusal.server.ts'
import { pageTags } from '../page-meta.ts'
import type { Route } from './+types/shared-room.ts'

export const handle = { static: true }

/** Neither search engines nor other sites learn of a link. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store' })

export const meta = (args: Pick<MetaArgs, 'matches' | 'location'>) => [
  ...pageTags(args, 'A Room to Look At', 'Somebody shows you their room, before and after.'),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Remembers a browser that has voted, so that it can change its mind. */
const voterCookie = createCookie('voter', { path: '/s', httpOnly: true, sameSite: 'lax', maxAge: 31_536_000 })

const voterOf = async (request: Request) =>
  z.uuid().safeParse(await voterCookie.parse(request.headers.get('cookie'))).data

/** A shared room: visitors with the link look and vote, nothing else. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const room = await sharedRoom(context.get(servicesContext), params.token, await voterOf(request))
  if (!room) return data({ token: params.token, room: null, voted: false }, { status: 404 })
  return data({ token: params.token, room, voted: new URL(request.url).searchParams.has('voted') })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = textFields(await readForm({ request, context }))
  const voter = (await voterOf(request)) ?? randomUUID()
  const { address } = context.get(connectionContext)
  try {
    const vote = { redesignId: String(form.redesignId), voterName: String(form.voterName ?? ''), voter }
    await voteForVersion(services, params.token, vote, address)
  } catch (error) {
    const words = { failed: 'vote', invalid: 'Please choose a version.' }
    const { reply, status } = refusalOf(services, error, words)
    return data({ problem: reply.message }, { status })
  }
  return redirect(`/s/${params.token}?voted`, {
    headers: { 'Set-Cookie': await voterCookie.serialize(voter) },
  })
}

export default function SharedRoom({ loaderData, actionData }: Route.ComponentProps) {
  const { room, token, voted } = loaderData
  if (!room) return <LinkEnded />
  return (
    <div className="page grid gap-10 py-10 md:py-16">
      <div className="grid max-w-text gap-3">
        <h1>{room.roomType}</h1>
        <p className="text-lg">
          Somebody would like your opinion.{' '}
          {room.versions.length > 1
            ? 'Slide each picture to compare the room as it is with its redesign, then say which version you like best.'
            : 'Slide the picture to compare the room as it is with its redesign, then say if you like it.'}
        </p>
      </div>
      {voted && (
        <Notice tone="success">
          Thank you. Your vote is kept{room.versions.length > 1 && '; you can still change it'}.
        </Notice>
      )}
      {actionData?.problem && <Notice tone="danger">{actionData.problem}</Notice>}
      <SharedVersions token={token} room={room} />
    </div>
  )
}

function LinkEnded() {
  return (
    <div className="page grid max-w-text justify-items-start gap-5 py-24">
      <h1>This link has ended</h1>
      <p>
        Whoever sent it to you has stopped sharing this room, or a letter of the address is missing. Please
        ask them for a new one.
      </p>
      <ButtonLink to="/">To the first page</ButtonLink>
    </div>
  )
}
