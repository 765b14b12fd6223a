import { Link } from 'react-router'
import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'

/** Links to the request's room, the sender's account, the design board and intake forms. */
export function Related({ row: { request, submissions } }: { row: RequestRow }) {
  const links = [
    ...(request.userId ? [{ to: `/admin/users/${request.userId}`, text: "Sender's account" }] : []),
    ...(request.roomUploadId
      ? [{ to: `/pictures/${request.roomUploadId}/original`, text: 'Photo of the room' }]
      : []),
    ...(request.boardId
      ? [{ to: `/admin/designer/${request.id}/board`, text: 'Attached design board' }]
      : []),
    ...submissions.map(({ id, name }) => ({
      to: `/admin/intake?open=${id}`,
      text: `Intake form of ${name}`,
    })),
  ]
  if (links.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-6">
      {links.map(({ to, text }) => (
        <Link
          key={to}
          to={to}
          reloadDocument={to.startsWith('/pictures')}
          className="wrap-anywhere inline-flex min-h-11 min-w-0 items-center text-bloom underline underline-offset-4"
        >
          {text}
        </Link>
      ))}
    </p>
  )
}
