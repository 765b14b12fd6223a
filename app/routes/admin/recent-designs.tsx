import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Moment } from './moment.tsx'
import { UploadThumbnails } from './uploads/upload-thumbnails.tsx'

/** The latest uploads and their outcomes. */
export function RecentDesigns({ uploads }: { uploads: UploadRow[] }) {
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-xl">Recent Room Designs</h2>
        {uploads.length > 0 && <TextLink to="/admin/uploads">All uploads</TextLink>}
      </div>
      {uploads.length === 0 && <p className="text-ink-soft">No room designs found.</p>}
      <ul className="grid gap-10 lg:grid-cols-2">
        {uploads.map((upload) => (
          <RecentDesign key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  )
}

const RecentDesign = ({ upload }: { upload: UploadRow }) => (
  <li className="grid gap-3">
    <UploadThumbnails upload={upload} size="large" />
    <p className="grid">
      <TextLink to={`/admin/uploads/${upload.id}`} className="wrap-anywhere w-fit font-medium">
        {upload.roomType}, {upload.style ?? 'No Style'}
      </TextLink>
      <span className="break-words text-ink-soft">
        {upload.email}, <Moment at={upload.updatedAt} />
      </span>
    </p>
  </li>
)
