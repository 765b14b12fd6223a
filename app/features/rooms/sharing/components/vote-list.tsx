import type { RoomVersion } from '../../versions/rules/versions.ts'
import type { Verdict } from '../schema.ts'

export interface Vote {
  redesignId: string
  voterName: string | null
  verdict: Verdict
  /** Whether it prefers its version to others. */
  isFavourite: boolean
}

interface VoteListProps {
  votes: Vote[]
  versions: RoomVersion[]
}

/** A vote in words, in the order in which votes are listed. */
const SAID = ['is liked best by', 'is loved by', 'is not yet right for'] as const

function saidBy({ verdict, isFavourite }: Vote): (typeof SAID)[number] {
  if (verdict === 'not_yet') return 'is not yet right for'
  return isFavourite ? 'is liked best by' : 'is loved by'
}

/** The votes and voters of each version. */
export function VoteList({ votes, versions }: VoteListProps) {
  if (votes.length === 0) return <p className="text-ink-soft">Nobody has voted yet.</p>
  return (
    <ul aria-label="Votes" className="grid gap-1">
      {versions.flatMap(({ id, name }) =>
        SAID.map((words) => (
          <Voters
            key={`${id} ${words}`}
            version={name}
            words={words}
            votes={votes.filter((vote) => vote.redesignId === id && saidBy(vote) === words)}
          />
        )),
      )}
    </ul>
  )
}

function Voters({
  version,
  words,
  votes,
}: Pick<VoteListProps, 'votes'> & { version: string; words: string }) {
  if (votes.length === 0) return null
  return (
    <li className="wrap-anywhere">
      <strong className="font-medium">{version}</strong> {words}{' '}
      {votes.map(({ voterName }) => voterName ?? 'somebody').join(', ')}
    </li>
  )
}
