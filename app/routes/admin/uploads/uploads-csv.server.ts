import { uploadBatches } from '#app/features/insights/queries/upload-list.server.ts'
import type { UploadFilter } from '#app/features/insights/schema.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { csvResponse } from '../csv-response.server.ts'

const TITLES = ['id', 'email', 'room_type', 'style', 'description', 'state', 'redesigns', 'changed']

/** Every upload that matches, as a CSV file. */
export const uploadsAsCsv = (database: Queryable, filter: UploadFilter) =>
  csvResponse('room-uploads', TITLES, uploadBatches(database, filter), (upload) => [
    upload.id,
    upload.email,
    upload.roomType,
    upload.style,
    upload.description,
    upload.generationState,
    upload.redesignCount,
    upload.updatedAt,
  ])
