import { useEffect, useRef } from 'react'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'

interface CheckYourEmailProps {
  email: string
  hours: number
  /** The way back to the sign-in form, and to the form that was sent. */
  signIn: string
  again: string
}

/** After a new password was asked for. Says the same whether there is an account or not. */
export function CheckYourEmail({ email, hours, signIn, again }: CheckYourEmailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        Check Your Email
      </h1>
      <p role="status" className="mt-6 font-medium">
        Password reset email sent!
      </p>
      <p className="mt-2">
        If there is an account with <strong className="break-words font-medium">{email}</strong>, a link to
        choose a new password is on its way to it. The link is good for {hours} hours and works once.
      </p>
      <p className="mt-4 text-ink-soft">
        Nothing there after a few minutes? If you asked before, the link in an earlier message still works.
        Look among unwanted messages, too, or{' '}
        <TextLink to={again} reloadDocument>
          try another address
        </TextLink>
        .
      </p>
      <ButtonLink to={signIn} size="large" className="mt-8 max-sm:w-full">
        Back to Sign In
      </ButtonLink>
    </>
  )
}
