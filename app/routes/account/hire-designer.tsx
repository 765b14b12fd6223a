import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Card } from '#app/ui/card.tsx'

/** The dashboard's link to a human designer. */
export function HireDesigner() {
  return (
    <Card as="section" tone="outline" className="grid gap-3 md:max-lg:col-span-2">
      <h2 className="text-xl leading-7">Ready to Hire a Professional?</h2>
      <p className="text-dense">
        A designer can take your room from here. The first session of 90 minutes is free, without obligation.
      </p>
      <p>
        <ButtonLink to="/designer-request" variant="secondary" size="small">
          Request a Designer
        </ButtonLink>
      </p>
    </Card>
  )
}
