import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

/** Welcomes the client and explains what happens next. */
export function IntakeIntroduction({ email }: { email: string }) {
  return (
    <header className="grid content-start gap-8 lg:col-span-5">
      <div className="grid gap-4">
        <h1>Welcome to your design project</h1>
        <p className="text-ink-soft text-lg">
          Tell us about the room in your own words. Ten minutes is enough, and you can leave anything blank
          except the kind of room.
        </p>
      </div>
      <Notice title="Linked to your request">
        <span className="wrap-anywhere">{email}</span>
      </Notice>
      <Points
        title="What happens next"
        points={[
          'You send this form, with photos if you like.',
          'Our team reads it and replies within 2-3 business days.',
          'You meet your designer for 90 minutes, free and without obligation.',
        ]}
      />
      <Points
        title="Good to know"
        points={[
          'Photos in daylight, from every corner, tell a designer the most.',
          'Rough measurements are fine: pace it out.',
          'Say what you dislike as well; it saves everybody time.',
        ]}
      />
    </header>
  )
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <section className="border-line border-t pt-5">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid gap-2 text-ink-soft">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[1.25rem_1fr]">
            <span aria-hidden className="text-bloom">
              ·
            </span>
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Replaces the form after it was sent. */
export function IntakeThanks() {
  return (
    <section className="page py-section">
      <EmptyState
        drawing="plant"
        headingLevel="h1"
        takesFocus
        title="Thank You!"
        action={<ButtonLink to="/">Return to Home</ButtonLink>}
      >
        Form Submitted Successfully! Your answers are with our designers. The team reads them and replies
        within 2-3 business days, to the email address on your request.
      </EmptyState>
    </section>
  )
}
