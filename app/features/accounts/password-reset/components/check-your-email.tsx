import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'

interface CheckYourEmailProps {
  email: string
  hours: number
  /** Whether the site sends mail. Without a mail server, the team can pass the link on. */
  isDelivered: boolean
  /** Addresses of the sign-in form and of the form that was sent. */
  signIn: string
  again: string
}

/** Shown after a password reset request. The text does not reveal whether there is an account. */
export function CheckYourEmail({ email, hours, isDelivered, signIn, again }: CheckYourEmailProps) {
  return (
    <>
      <h1 tabIndex={-1} className="outline-none">
        Check Your Email
      </h1>
      <p role="status" className="mt-6 font-medium">
        Password reset email sent!
      </p>
      {isDelivered ? (
        <OnItsWay email={email} hours={hours} again={again} />
      ) : (
        <Waiting email={email} hours={hours} again={again} />
      )}
      <ButtonLink to={signIn} size="large" className="mt-8 max-sm:w-full">
        Back to Sign In
      </ButtonLink>
    </>
  )
}

type WayProps = Pick<CheckYourEmailProps, 'email' | 'hours' | 'again'>

const OnItsWay = ({ email, hours, again }: WayProps) => (
  <>
    <p className="mt-2">
      If there is an account with <Address email={email} />, a link to choose a new password is on its way to
      it. The link is good for {hours} hours and works once.
    </p>
    <p className="mt-4 text-ink-soft">
      Nothing there after a few minutes? If you've asked before, the link in the earlier message still works.
      Check your spam folder too, or <AnotherAddress to={again} />.
    </p>
  </>
)

const Waiting = ({ email, hours, again }: WayProps) => (
  <>
    <p className="mt-2">
      This site has no mail server yet, so nothing reaches your inbox. If there is an account with{' '}
      <Address email={email} />, a link to choose a new password waits with us. It is good for {hours} hours
      and works once.
    </p>
    <p className="mt-4 text-ink-soft">
      <TextLink to="/contact">Write to us</TextLink>, and we hand it to you. Mistyped? You can{' '}
      <AnotherAddress to={again} />.
    </p>
  </>
)

const Address = ({ email }: { email: string }) => <strong className="break-words font-medium">{email}</strong>

const AnotherAddress = ({ to }: { to: string }) => <TextLink to={to}>try another address</TextLink>
