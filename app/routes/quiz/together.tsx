import { twoRooms } from '#app/features/quiz/pool/queries/shown-rooms.server.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { endPair, inviteSecondPerson } from '#app/features/quiz/together/commands/invite.server.ts'
import { Invite, OwnLink } from '#app/features/quiz/together/components/invite.tsx'
import { PairSpread } from '#app/features/quiz/together/components/pair-spread.tsx'
import { TwoRooms } from '#app/features/quiz/together/components/two-rooms.tsx'
import { ownPair } from '#app/features/quiz/together/queries/pair-view.server.ts'
import { styleChoices } from '#app/features/quiz/together/queries/style-choices.server.ts'
import { inviteSchema } from '#app/features/quiz/together/schema.ts'
import { firstNameOf } from '#app/lib/first-name.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { success } from '../forms/reply.ts'
import { intents, runIntent } from '../forms/run-intent.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/together.ts'

export const meta = pageMeta('A Style for Two')

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const result = await latestQuizResult(services.database, member.userId)
  const pair = await ownPair(services, member.userId)
  const blend = pair?.view?.blend?.primaryStyle
  const choices = blend ? await styleChoices(services.database, member.userId) : []
  return {
    firstName: firstNameOf(member.name),
    ownStyle: result?.style ?? null,
    /** Whether they can choose their style again; not a blend with somebody whose style has changed. */
    isOwnStyleKept: choices.includes(result?.style ?? ''),
    pair,
    /** The blend, if rooms can be redesigned in it; null when one of its styles is no longer active. */
    blend: blend && choices.includes(blend) ? blend : null,
    sendsMail: services.mailServer !== undefined,
    rooms: await twoRooms(services.database, result?.style ?? null),
  }
}

const PAIR_INTENTS = intents(requireMember, {
  invite: {
    schema: inviteSchema,
    run: async (services, member, input) => {
      await inviteSecondPerson(services, member, input)
      return success('The link is ready', 'Send it to whoever you share your home with.')
    },
    failed: 'Failed to make the link',
  },
  end: {
    run: async (services, member) => {
      await endPair(services, member)
      return success('The link has ended')
    },
    failed: 'Failed to end the link',
  },
})

export const action = (args: Route.ActionArgs) => runIntent(args, PAIR_INTENTS)

/** A member's style for two: their link, and both styles once somebody has used it. */
export default function Together({ loaderData }: Route.ComponentProps) {
  const { firstName, ownStyle, isOwnStyleKept, pair, blend, rooms, sendsMail } = loaderData
  if (!ownStyle) return <StyleFirst />
  const link = pair && (
    <OwnLink {...pair} firstName={firstName} isUsed={pair.view !== null} sendsMail={sendsMail} />
  )
  return (
    <div className="page grid gap-10 py-12 md:py-16">
      {pair?.view ? (
        <>
          <PairSpread view={pair.view} theirs="Their style">
            {blend && <UseBlend {...{ blend, ownStyle, isOwnStyleKept }} />}
          </PairSpread>
          <div className="border-line border-t pt-6">{link}</div>
        </>
      ) : (
        <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <div className="grid content-start gap-8">
            <h1>Do it together</h1>
            {link ?? <Invite firstName={firstName} />}
          </div>
          <TwoRooms rooms={rooms} />
        </div>
      )}
    </div>
  )
}

interface UseBlendProps {
  blend: string
  ownStyle: string
  isOwnStyleKept: boolean
}

function UseBlend({ blend, ownStyle, isOwnStyleKept }: UseBlendProps) {
  if (blend === ownStyle)
    return (
      <div className="grid justify-items-start gap-3">
        <p>This is your style now: new redesigns are made in it.</p>
        <ButtonLink to="/dashboard#photo">Redesign a Room in It</ButtonLink>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <FormButton
        action="/dashboard"
        fields={{ style: blend }}
        name="intent"
        value="change-style"
        pendingText="Saving…"
      >
        Redesign My Rooms in Both
      </FormButton>
      <p className="text-ink-soft text-sm">
        New redesigns are then made in {blend}.
        {isOwnStyleKept && ` You can go back to ${ownStyle} on your dashboard at any time.`}
      </p>
    </div>
  )
}

const StyleFirst = () => (
  <section className="page py-section">
    <EmptyState
      drawing="chair"
      headingLevel="h1"
      title="First, your own style"
      action={<ButtonLink to="/quiz?fresh=true">Take Style Quiz</ButtonLink>}
    >
      Take the quiz yourself, then send it to whoever you share your home with.
    </EmptyState>
  </section>
)
