import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'

/** Replaces the form after a message was sent. Writing another one reloads the page. */
export function MessageSent() {
  return (
    <section className="page py-section">
      <EmptyState
        drawing="lamp"
        headingLevel="h1"
        title="Message Sent!"
        action={
          <>
            <Form action="/contact">
              <Button type="submit">Send Another Message</Button>
            </Form>
            <ButtonLink to="/" variant="secondary">
              Return to Home
            </ButtonLink>
          </>
        }
      >
        Thank you for writing. A person reads every message and answers within 24 hours.
      </EmptyState>
    </section>
  )
}
