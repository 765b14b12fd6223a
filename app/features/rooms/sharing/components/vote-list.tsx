import type { RoomVersion } from '../../versions/rules/versions.ts'
import type { Verdict } from '../schema.ts'

interface VoteListProps {
  votes: { redesignId: string; voterName: string | null; verdict: Verdict }[]
  versions: RoomVersion[]
}

/** The votes and voters of each version. */
export function VoteList({ votes, versions }: VoteListProps) {
  if (votes.length === 0) return <p className="text-ink-soft">Nobody has voted yet.</p>
  const of = (id: string, verdict: Verdict) =>
    votes.filter((vote) => vote.redesignId === id && vote.verdict === verdict)
  const likes = versions.length > 2 ? 'is liked best by' : 'is loved by'
  return (
    <ul aria-label="Votes" className="grid gap-1">
      {versions.flatMap(({ id, name }) => [
        <Voters key={`${id} love`} version={name} words={likes} votes={of(id, 'love')} />,
        <Voters
          key={`${id} not yet`}
          version={name}
          words="is not there yet for"
          votes={of(id, 'not_yet')}
        />,
      ])}
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
