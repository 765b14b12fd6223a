import { EmptyState } from '#app/ui/lists/empty-state.tsx'

/** The empty state of a new member's rooms. */
export function NoRooms() {
  return (
    <section aria-labelledby="rooms-title" className="grid gap-6 md:grid-cols-2">
      <h2 id="rooms-title" className="md:col-span-2 md:mb-4">
        Your Room Designs
      </h2>
      <div className="border border-line border-dashed px-6">
        <EmptyState drawing="chair" headingLevel="h3" title="Your first room">
          Upload a photo above to see it here, before and after.
        </EmptyState>
      </div>
      <div className="border border-line border-dashed px-6">
        <EmptyState drawing="lamp" headingLevel="h3" title="And the next one">
          Daylight and a straight view into the room work best.
        </EmptyState>
      </div>
    </section>
  )
}
