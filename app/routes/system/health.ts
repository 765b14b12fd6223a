/** Says that the process answers at all. */
export function loader() {
  return Response.json({ status: 'ok' })
}
