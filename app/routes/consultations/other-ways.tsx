import { TextLink } from '#app/ui/buttons/link.tsx'
import { classNames } from '#app/ui/class-names.ts'

interface OtherWaysProps {
  contactEmail: string | undefined
  className: string
}

/** The contact address and the time to an answer. */
export function OtherWays({ contactEmail, className }: OtherWaysProps) {
  return (
    <section className={classNames('grid content-start gap-5 border-line lg:border-l lg:pl-12', className)}>
      <h2>Other Ways to Reach Us</h2>
      {contactEmail ? (
        <Way title="By email">
          Write to{' '}
          <a href={`mailto:${contactEmail}`} className="break-words text-bloom underline underline-offset-4">
            {contactEmail}
          </a>
          . General inquiries are answered in 1-2 business days.
        </Way>
      ) : (
        <Way title="How soon we answer">General inquiries are answered in 1-2 business days.</Way>
      )}
      <Way title="With a designer">
        Some rooms ask for a person. The first session of 90 minutes is free and without obligation.{' '}
        <TextLink to="/services">See our interior design services</TextLink>
      </Way>
    </section>
  )
}

function Way({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-line border-t pt-4">
      <h3>{title}</h3>
      <p className="mt-1 text-ink-soft">{children}</p>
    </div>
  )
}
