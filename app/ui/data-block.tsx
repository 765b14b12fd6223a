/** Data that a page's own script reads. React escapes what would end the element. */
export function DataBlock({ id, data }: { id: string; data: unknown }) {
  return (
    <script type="application/json" id={id}>
      {JSON.stringify(data)}
    </script>
  )
}
