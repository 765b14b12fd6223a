import { data, type MetaArgs, redirect } from 'react-router'
import { twoRooms } from '#app/features/quiz/pool/queries/shown-rooms.server.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { claimResult, leavePair } from '#app/features/quiz/together/commands/join-pair.server.ts'
import { Invitation, LinkGone } from '#app/features/quiz/together/components/invitation.tsx'
import { PairSpread } from '#app/features/quiz/together/components/pair-spread.tsx'
import { TakeBack } from '#app/features/quiz/together/components/take-back.tsx'
import { TwoRooms } from '#app/features/quiz/together/components/two-rooms.tsx'
import { invitationOf } from '#app/features/quiz/together/queries/pair-view.server.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { currentFirstBenefit } from '../first-benefit.server.ts'
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
    firstBenefit: await currentFirstBenefit(services),
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
            {!isMember && <AndYourRoom firstBenefit={loaderData.firstBenefit} />}
          </PairSpread>
          <TakeBack owner={found.owner} isMember={isMember} />
        </>
      )}
    </div>
  )
}

const AndYourRoom = ({ firstBenefit }: { firstBenefit: string }) => (
  <div className="grid justify-items-start gap-3">
    <ButtonLink to="/auth?fromAuth=true&needsAnalysis=true">See Your Own Room</ButtonLink>
    <p className="text-ink-soft text-sm">{firstBenefit}</p>
  </div>
)
