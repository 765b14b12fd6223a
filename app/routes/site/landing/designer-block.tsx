import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Drawing } from '#app/ui/pictures/drawing.tsx'

/** Offers a designer's help. */
export function DesignerBlock() {
  return (
    <section className="page grid gap-x-12 gap-y-8 py-section md:grid-cols-12 xl:items-center">
      <Drawing name="lamp" className="w-32 md:col-span-3 md:row-span-2 md:w-full md:max-w-56 xl:row-span-1" />
      <h2 className="text-3xl md:col-span-9 xl:col-span-4">Need Professional Help?</h2>
      <div className="md:col-span-9 xl:col-span-5">
        <p>
          Some rooms ask for a person: a wall to move, a kitchen to plan, a house to think through as a whole.
          One of our designers will sit down with you for a first session of 90 minutes, free and without
          obligation.
        </p>
        <ButtonLink to="/designer-request" variant="secondary" className="mt-6">
          Request a Designer
        </ButtonLink>
      </div>
    </section>
  )
}
