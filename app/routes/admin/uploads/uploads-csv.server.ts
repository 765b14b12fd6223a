import { uploadBatches } from '#app/features/insights/queries/upload-list.server.ts'
import type { UploadFilter } from '#app/features/insights/rules/list-filters.ts'
import { failureName } from '#app/features/rooms/generation/rules/failure-names.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { csvResponse } from '../csv-response.server.ts'

/** The matching uploads as a CSV file. */
export const uploadsAsCsv = (database: Queryable, filter: UploadFilter) =>
  csvResponse('room-uploads', uploadBatches(database, filter), {
    id: (upload) => upload.id,
    email: (upload) => upload.email,
    room_type: (upload) => upload.roomType,
    style: (upload) => upload.style,
    description: (upload) => upload.description,
    state: (upload) => upload.generationState,
    failure: (upload) => upload.generationReason && failureName(upload.generationReason),
    redesigns: (upload) => upload.redesignCount,
    changed: (upload) => upload.updatedAt,
    page: (upload) => `/admin/uploads/${upload.id}`,
  })
