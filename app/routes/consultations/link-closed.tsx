import type { IntakeLinkState } from '#app/features/consultations/intake/rules/intake-link.ts'
import { INTAKE_LINK_DAYS } from '#app/lib/link-lifetimes.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'

const CLOSED: Record<IntakeLinkState, { title: string; text: string }> = {
  open: { title: '', text: '' },
  unknown: {
    title: 'This link no longer works',
    text: 'Part of it may have been lost on the way. Open it again from our message, or ask us for a new one.',
  },
  used: {
    title: 'This form has already been sent',
    text: 'A link can be used once, and your answers are with our designers. If something has changed, ask us for a new link.',
  },
  expired: {
    title: 'This link has expired',
    text: `A link is valid for ${INTAKE_LINK_DAYS} days. Write to us, and we'll send you a new one.`,
  },
}

/** Shown for an intake link that does not work, with a way to get a new one. */
export function LinkClosed({ state }: { state: IntakeLinkState }) {
  const { title, text } = CLOSED[state]
  return (
    <section className="page py-section">
      <EmptyState
        drawing="lampOff"
        headingLevel="h1"
        title={title}
        action={
          <>
            <ButtonLink to="/contact">Ask for a new link</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              Return to Home
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </section>
  )
}
