import { ButtonLink } from '#app/ui/buttons/link.tsx'

/** Link to the designer request form. */
export function RequestDesigner() {
  return (
    <>
      <ButtonLink to="/designer-request" size="large" className="max-sm:w-full">
        Request a Designer
      </ButtonLink>
      <p className="mt-4 text-ink-soft text-sm">Free and without obligation.</p>
    </>
  )
}
