import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { ROLE_LABELS } from '#app/lib/roles.ts'
import { Facts } from '../facts.tsx'
import { Moment } from '../moment.tsx'
import { purchaseText } from './purchase-text.ts'
import type { View } from './user-views.server.ts'

interface Balance {
  roomCredits: number | null
  revisionCredits: number | null
}

/** A person's credits as facts. */
export const creditFacts = (
  { adminGrantedUnlimited }: UserRow,
  balance: Balance | null | undefined,
): [string, string][] => {
  const shown = (credits: number | null | undefined) =>
    adminGrantedUnlimited ? 'Unlimited' : (credits ?? 0).toLocaleString('en-US')
  return [
    ['Room credits', shown(balance?.roomCredits)],
    ['Revision credits', shown(balance?.revisionCredits)],
  ]
}

export function Profile({
  user,
  profile,
}: {
  user: UserRow
  profile: Extract<View, { name: 'profile' }>['content']
}) {
  return (
    <Facts
      facts={[
        ['Email', user.email],
        ['Address confirmed', profile?.emailVerified ? 'Yes' : 'No'],
        ['Registered', <Moment key="registered" at={user.createdAt} />],
        ['Role', ROLE_LABELS[user.role]],
        ...(user.blocked
          ? [['Blocked because', user.blockReason ?? 'No reason was written down'] as [string, string]]
          : []),
        ['Style', profile?.preferredStyle ?? 'None chosen'],
        [
          'Quiz',
          profile?.quizResult ? (
            <Quiz key="quiz" style={profile.quizResult} at={profile.quizCompletedAt} />
          ) : (
            'Not taken'
          ),
        ],
        ...creditFacts(user, profile),
        ['Rooms uploaded', user.roomUploadCount],
        ['Purchases', purchaseText(user)],
        ['Subscription', user.subscription ?? 'None'],
      ]}
    />
  )
}

function Quiz({ style, at }: { style: string; at: Date | null }) {
  return (
    <>
      {style}, <Moment at={at} />
    </>
  )
}
