import { CONTACT_DRAFT, CONTACT_FORM } from '#app/features/feedback/rules/contact-form.ts'
import { SentData } from '#app/features/guest-forms/components/form-data.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'

/** Replaces the form after a message was sent. Writing another one reloads the page. */
export function MessageSent() {
  return (
    <section className="page py-section">
      <SentData draft={CONTACT_DRAFT} rules={CONTACT_FORM} />
      <EmptyState
        drawing="lamp"
        headingLevel="h1"
        takesFocus
        title="Message Sent!"
        action={
          <>
            <form action="/contact">
              <Button type="submit">Send Another Message</Button>
            </form>
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
