import { servicesContext } from '#app/platform/services.ts'
import { noteExport } from '../csv-response.server.ts'
import type { Route } from './+types/export.ts'
import { uploadFilter } from './upload-query.server.ts'
import { uploadsAsCsv } from './uploads-csv.server.ts'

/** Exports the filtered uploads as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  await noteExport(context, { id: 'room-uploads', name: 'room-uploads' }, Object.fromEntries(query))
  return uploadsAsCsv(context.get(servicesContext).database, uploadFilter(query))
}
