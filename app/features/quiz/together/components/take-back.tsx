import { Button } from '#app/ui/buttons/button.tsx'

interface TakeBackProps {
  /** The first name of whoever sent the link, if they show it. */
  owner: string | null
  isMember: boolean
}

/** Says what the visitor shows of themselves, and takes it back after a question that needs no script. */
export const TakeBack = ({ owner, isMember }: TakeBackProps) => (
  <div className="grid justify-items-start gap-3 border-line border-t pt-6 text-sm">
    <p className="max-w-text text-ink-soft">
      {owner ?? 'Whoever sent you the link'} sees your style and where you agree. They see nothing else.{' '}
      {isMember
        ? 'A quiz that you take while signed in is also saved to your profile.'
        : 'Your choices also count, without your name, in our quiz statistics, and a cookie recognises your browser.'}
    </p>
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Take my answers back
      </summary>
      <form method="post" className="grid max-w-text justify-items-start gap-3 pt-2">
        <p>Neither of you sees the two styles any more, and the link is open again.</p>
        <Button type="submit" name="intent" value="leave" variant="danger" size="small">
          Take them back
        </Button>
      </form>
    </details>
  </div>
)
