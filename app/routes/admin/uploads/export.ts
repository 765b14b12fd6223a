import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/export.ts'
import { uploadFilter } from './upload-query.server.ts'
import { uploadsAsCsv } from './uploads-csv.server.ts'

/** The uploads as they are filtered now, as a CSV file. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  uploadsAsCsv(context.get(servicesContext).database, uploadFilter(new URL(request.url).searchParams))
