import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { MAX_VOTER_NAME } from '../../rules/text-lengths.ts'
import type { Verdict } from '../schema.ts'

const ANSWERS = [
  { verdict: 'love', words: 'Love it' },
  { verdict: 'not_yet', words: 'Not yet' },
] as const satisfies { verdict: Verdict; words: string }[]

interface Answered {
  /** Shown beside what can still be changed, once a vote is kept. */
  thanks: ReactNode
  /** The name that this visitor gave with their vote. */
  voterName: string | null
}

interface OnlyVersionVoteProps extends Answered {
  redesignId: string
  /** Whom a first vote comes from. */
  voter: string
  /** First name of the owner. */
  owner: string | null
  /** This visitor's earlier answer. */
  said: Verdict | null
}

/** Two answers to the only version. Visitors can change theirs, and add a name. */
export const OnlyVersionVote = ({
  redesignId,
  voter,
  voterName,
  owner,
  said,
  thanks,
}: OnlyVersionVoteProps) => (
  <div id="voted" className="grid gap-6">
    <form method="post" data-vote className="grid max-w-form grid-cols-2 gap-3 *:data-notice:col-span-2">
      <input type="hidden" name="redesignId" value={redesignId} />
      <input type="hidden" name="voter" value={voter} />
      {ANSWERS.map(({ verdict, words }) => (
        <Button
          key={verdict}
          type="submit"
          name="verdict"
          value={verdict}
          size="large"
          variant={(said ?? 'love') === verdict ? 'primary' : 'secondary'}
          aria-pressed={said ? said === verdict : undefined}
          className="whitespace-nowrap max-sm:px-4"
        >
          {said === verdict && <Check aria-hidden />}
          {words}
        </Button>
      ))}
    </form>
    {thanks}
    {said && <SignVote {...{ redesignId, voterName, owner, said }} />}
  </div>
)

const SignVote = ({ redesignId, voterName, owner, said }: Omit<OnlyVersionVoteProps, 'voter' | 'thanks'>) => (
  <form method="post" data-vote className="grid max-w-form gap-3">
    <input type="hidden" name="redesignId" value={redesignId} />
    <VoterName
      voterName={voterName}
      hint={owner ? `So that ${owner} knows whose answer it is.` : 'So that they know whose answer it is.'}
    />
    <Button
      type="submit"
      name="verdict"
      value={said!}
      variant="secondary"
      size="small"
      className="justify-self-start"
    >
      {voterName ? 'Change my name' : 'Add my name'}
    </Button>
  </form>
)

/** Submits the version chosen among several. */
export const FavouriteVote = ({ isChange, voterName, thanks }: { isChange: boolean } & Answered) => (
  <div id="voted" className="grid max-w-form gap-4">
    {thanks}
    <VoterName voterName={voterName} hint="So that they know whose vote it is." />
    <Button type="submit" className="justify-self-start">
      {isChange ? 'Change my vote' : 'Send my vote'}
    </Button>
  </div>
)

const VoterName = ({ hint, voterName }: { hint: string } & Pick<Answered, 'voterName'>) => (
  <>
    <input type="hidden" name="seenName" value={voterName ?? ''} />
    <TextField
      label="Your name"
      name="voterName"
      defaultValue={voterName ?? ''}
      optional
      maxLength={MAX_VOTER_NAME}
      autoComplete="given-name"
      hint={voterName ? `${hint} Empty the field to take it away.` : hint}
    />
  </>
)
