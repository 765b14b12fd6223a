import { data, type MetaArgs, redirect } from 'react-router'
import { twoRooms } from '#app/features/quiz/pool/queries/shown-rooms.server.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { claimResult, leavePair } from '#app/features/quiz/together/commands/join-pair.server.ts'
import { Invitation, LinkGone } from '#app/features/quiz/together/components/invitation.tsx'
import { PairSpread } from '#app/features/quiz/together/components/pair-spread.tsx'
import { TwoRooms } from '#app/features/quiz/together/components/two-rooms.tsx'
import { invitationOf } from '#app/features/quiz/together/queries/pair-view.server.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { textFields } from '../forms/form-fields.ts'
import { readForm } from '../forms/read-form.server.ts'
import { refusalOf } from '../forms/refusal.server.ts'
import { pageTags } from '../page-meta.ts'
import type { Route } from './+types/invitation.ts'
import { addToPair, secondPersonOf } from './second-person.server.ts'

export const handle = { static: true }

/** Keeps links out of search engines and caches. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'private, no-store' })

export const meta = (args: Pick<MetaArgs, 'matches' | 'location'>) => [
  ...pageTags(args, 'A Style for Two', 'Twenty pairs of rooms, two people, one home.'),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Loads what a link shows its visitor. Gives a returning guest's result to their account. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const person = await secondPersonOf(request, context)
  await claimResult(services, params.token, person)
  const found = await invitationOf(services, params.token, person)
  if (found?.state === 'own') throw redirect('/together')
  const own = person.userId ? await latestQuizResult(services.database, person.userId) : null
  const answer = {
    token: params.token,
    found: found ?? null,
    isMember: person.userId !== null,
    ownStyle: own?.style ?? null,
    rooms: found?.state === 'open' ? await twoRooms(services.database, null) : [],
  }
  return data(answer, { status: found ? 200 : 404 })
}

/** Adds a member's existing style to the pair, or withdraws the visitor's result. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { intent } = textFields(await readForm({ request, context }))
  const here = `/together/${params.token}`
  try {
    if (intent === 'leave') {
      await leavePair(services, params.token, await secondPersonOf(request, context))
      return redirect(here)
    }
    const member = optionalMember(context)
    const own = member && (await latestQuizResult(services.database, member.userId))
    if (!own) return redirect(here)
    const { pairing, headers } = await addToPair({ request, context }, params.token, own)
    return pairing.isJoined
      ? redirect(here, { headers })
      : data({ problem: pairing.problem }, { status: 400 })
  } catch (error) {
    const { reply, status } = refusalOf(services, error, { failed: 'That did not work' })
    return data({ problem: reply.message }, { status })
  }
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, token, ownStyle, isMember } = loaderData
  if (!found || found.state === 'used') return <LinkGone isUsed={found !== null} />
  return (
    <div className="page grid gap-10 py-12 md:py-16">
      {actionData?.problem && <Notice tone="danger">{actionData.problem}</Notice>}
      {found.state === 'open' ? (
        <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <Invitation token={token} owner={found.owner} ownStyle={ownStyle} />
          <TwoRooms rooms={loaderData.rooms} />
        </div>
      ) : (
        <>
          <PairSpread view={found.view} theirs={found.owner ? `${found.owner}’s style` : 'Their style'}>
            {!isMember && <AndYourRoom />}
          </PairSpread>
          <TakeBack owner={found.owner} isMember={isMember} />
        </>
      )}
    </div>
  )
}

const AndYourRoom = () => (
  <div className="grid justify-items-start gap-3">
    <ButtonLink to="/auth?fromAuth=true&needsAnalysis=true">See Your Own Room</ButtonLink>
    <p className="text-ink-soft text-sm">
      With a free account you get one AI redesign of a room, in your own style.
    </p>
  </div>
)

const TakeBack = ({ owner, isMember }: { owner: string | null; isMember: boolean }) => (
  <form method="post" className="grid justify-items-start gap-3 border-line border-t pt-6">
    <p className="max-w-text text-ink-soft text-sm">
      {owner ?? 'Whoever sent you the link'} sees your style and where you agree. They see nothing else.{' '}
      {isMember
        ? 'A quiz that you take while signed in is also saved to your profile.'
        : 'Your choices also count, without your name, in our quiz statistics, and a cookie recognises your browser.'}
    </p>
    <Button type="submit" name="intent" value="leave" variant="quiet" size="small">
      Take my answers back
    </Button>
  </form>
)
