/** The way to a designer. The page for requests is not open yet, and this says so. */
export function RequestDesigner() {
  return (
    <p className="border-line border-t pt-4 text-ink-soft text-sm">
      We are setting the table: requests for a designer open here soon.
    </p>
  )
}
