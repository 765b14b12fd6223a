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
        takesFocus
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
        Message Sent Successfully! Thank you for contacting us. We'll get back to you within 24 hours.
      </EmptyState>
    </section>
  )
}
