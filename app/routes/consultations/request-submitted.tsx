import { REQUEST_FORM } from '#app/features/consultations/requests/rules/request-form.ts'
import { SentData } from '#app/features/guest-forms/components/form-data.tsx'
import type { DraftName } from '#app/features/guest-forms/rules/form-options.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { useVisitor } from '../root-data.ts'

/** Replaces the form after a request was sent. */
export function RequestSubmitted({ draft }: { draft: DraftName }) {
  const visitor = useVisitor()
  return (
    <section className="page py-section">
      <SentData draft={draft} rules={REQUEST_FORM} />
      <EmptyState
        drawing="chair"
        headingLevel="h1"
        takesFocus
        title="Request Submitted!"
        action={
          <>
            {visitor ? (
              <ButtonLink to="/dashboard">Return to Dashboard</ButtonLink>
            ) : (
              <ButtonLink to="/">Return to Home</ButtonLink>
            )}
            <form action="/designer-request">
              <Button type="submit" variant="secondary">
                Submit Another Request
              </Button>
            </form>
          </>
        }
      >
        Request Submitted Successfully! We'll connect you with a professional designer within 24 hours. Their
        answer may come with a link to a form about the room itself.
      </EmptyState>
    </section>
  )
}
