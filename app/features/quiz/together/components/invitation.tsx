import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'

interface InvitationProps {
  token: string
  /** First name of the link's owner; null without their consent. */
  owner: string | null
  /** The visitor's style, if they are a member with one. */
  ownStyle: string | null
}

/** Invites a second person to take the quiz, and explains first what happens to the result. */
export function Invitation({ token, owner, ownStyle }: InvitationProps) {
  const quiz = `/quiz?with=${token}`
  return (
    <section className="grid max-w-text content-start justify-items-start gap-6 wrap-anywhere">
      <h1>{owner ?? 'Somebody'} would like to find a style with you</h1>
      <p className="text-lg">
        Twenty pairs of rooms. Choose the one you would rather live in, each time. It takes about three
        minutes, and you need no account.
      </p>
      <p>
        When you have finished, both of you see both styles, where you agree, and your two styles as one.{' '}
        {owner ?? 'Whoever sent you this link'} sees nothing else about you, and you can take your answers
        back.
      </p>
      {ownStyle ? (
        <form method="post" className="grid justify-items-start gap-3">
          <Button type="submit" name="intent" value="join">
            Bring My Style, {ownStyle}
          </Button>
          <TextLink to={quiz} className="inline-flex min-h-11 items-center">
            Take the quiz again instead
          </TextLink>
        </form>
      ) : (
        <ButtonLink to={quiz}>Start the Style Quiz</ButtonLink>
      )}
    </section>
  )
}

/** Shown for a link that no longer works. */
export const LinkGone = ({ isUsed }: { isUsed: boolean }) => (
  <section className="page py-section">
    <EmptyState
      drawing="lampOff"
      headingLevel="h1"
      title={isUsed ? 'Somebody has already used this link' : 'This link has ended'}
      action={<ButtonLink to="/quiz">Take the quiz for yourself</ButtonLink>}
    >
      {isUsed
        ? 'A link is for one person. If it was meant for you, ask whoever sent it for a new one.'
        : 'Whoever sent it to you has ended it, or part of the address is missing. Please ask them for a new one.'}
    </EmptyState>
  </section>
)
