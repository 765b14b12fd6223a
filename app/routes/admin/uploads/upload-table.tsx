import type { ReactNode } from 'react'
import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import type { Page } from '#app/lib/paging.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { selectable } from '../bulk/selection.tsx'
import { Moment } from '../moment.tsx'
import { NoRows } from '../no-rows.tsx'
import { UploadState } from './upload-state.tsx'
import { UploadThumbnails } from './upload-thumbnails.tsx'

const COLUMNS: Column<UploadRow>[] = [
  { title: 'Pictures', cell: (upload) => <UploadThumbnails upload={upload} /> },
  {
    title: 'User',
    cell: (upload) => (
      <div className="grid min-w-36">
        <TextLink to={`/admin/users/${upload.userId}`} className="wrap-anywhere inline-block min-h-6">
          {upload.email}
        </TextLink>
        <span className="text-ink-soft text-sm">
          <Moment at={upload.updatedAt} />
        </span>
      </div>
    ),
  },
  {
    title: 'Room type',
    cell: (upload) => (
      <TextLink
        to={`/admin/uploads/${upload.id}`}
        aria-label={`${upload.roomType} of ${upload.email}`}
        className="inline-block min-h-6"
      >
        {upload.roomType}
      </TextLink>
    ),
  },
  { title: 'Style preference', cell: (upload) => upload.style ?? 'No Style' },
  {
    title: 'Redesigns',
    numeric: true,
    cell: (upload) => (
      <span className="inline-flex items-center gap-2">
        <UploadState upload={upload} /> {upload.redesignCount}
      </span>
    ),
  },
]

const SELECTABLE = selectable(COLUMNS[0]!, ({ id, roomType, email }) => ({
  id,
  label: `the ${roomType} of ${email}`,
}))

interface UploadTableProps {
  list: Page<UploadRow>
  /** Renders a row's actions. */
  actions?: (upload: UploadRow) => ReactNode
  /** Shown when there are no uploads. */
  action?: ReactNode
}

/** Uploads with their pictures. */
export function UploadTable({ list, actions, action }: UploadTableProps) {
  return (
    <DataTable
      wide
      caption="Room uploads, latest change first"
      columns={
        actions
          ? [SELECTABLE, ...COLUMNS.slice(1), { title: 'Actions', hideTitle: true, cell: actions }]
          : COLUMNS
      }
      rows={list.rows}
      keyOf={(upload) => upload.id}
      empty={
        <NoRows list={list}>
          <EmptyState drawing="frame" title="No room uploads found." action={action} />
        </NoRows>
      }
    />
  )
}
