import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { plural } from '#app/lib/plural.ts'

/** Lists what is deleted along with requests. */
export const AlsoDeleted = ({ rows }: { rows: RequestRow[] }) => (
  <div className="grid gap-2">
    <p className="font-medium">Also deleted:</p>
    <ul className="grid list-disc gap-1 pl-5">
      {consequencesOf(rows).map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
  </div>
)

function consequencesOf(rows: RequestRow[]): string[] {
  const submissions = rows.flatMap((row) => row.submissions)
  const names = submissions.map(({ name }) => name).join(', ')
  const total = (count: (row: RequestRow) => number) => rows.reduce((sum, row) => sum + count(row), 0)
  const photos = total(({ request }) => request.photos.length)
  const replies = total((row) => row.replies.length)
  const notes = total((row) => row.notes.length)
  return [
    `${plural(submissions.length, 'related intake submission')}${names && ` (${names})`}, with their photos and project cases`,
    `${plural(
      total(({ tokens }) => tokens),
      'access token',
    )} to the intake form`,
    photos > 0 && `${plural(photos, 'photo')} of the ${rows.length === 1 ? 'request' : 'requests'}`,
    replies > 0 &&
      `the history of ${plural(replies, 'reply', 'replies')}; messages that were sent stay in the outbox`,
    notes > 0 && plural(notes, 'internal note'),
  ].filter((what) => what !== false)
}
