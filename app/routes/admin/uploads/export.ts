import { uploadBatches } from '#app/features/insights/queries/upload-list.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../csv-response.server.ts'
import type { Route } from './+types/export.ts'
import { uploadFilter } from './upload-query.server.ts'

const TITLES = ['id', 'email', 'room_type', 'style', 'description', 'state', 'redesigns', 'changed']

/** The uploads as they are filtered now, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const filter = uploadFilter(new URL(request.url).searchParams)
  const rows = uploadBatches(context.get(servicesContext).database, filter)
  return csvResponse('room-uploads', TITLES, rows, (upload) => [
    upload.id,
    upload.email,
    upload.roomType,
    upload.style,
    upload.description,
    upload.generationState,
    upload.redesignCount,
    upload.updatedAt,
  ])
}
