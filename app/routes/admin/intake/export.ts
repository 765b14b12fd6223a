import { submissionBatches } from '#app/features/consultations/queries/submission-list.server.ts'
import { INTAKE_TABS, intakeFacts } from '#app/features/consultations/rules/intake-facts.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../csv-response.server.ts'
import type { Route } from './+types/export.ts'
import { intakeFilter } from './intake-filter.ts'

const ANSWERS = INTAKE_TABS.flatMap((tab) => tab.fields)
const TITLES = ['id', 'received', 'status', 'name', 'email', 'phone', ...ANSWERS, 'admin_notes']

/** The forms as they are narrowed now, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const filter = intakeFilter(new URL(request.url).searchParams)
  const rows = submissionBatches(context.get(servicesContext).database, filter)
  return csvResponse('design-intake', TITLES, rows, (row) => [
    row.id,
    row.createdAt,
    row.submissionStatus,
    row.clientName,
    row.clientEmail,
    row.clientPhone,
    ...intakeFacts(row, ANSWERS).map(([, answer]) => (answer === '–' ? '' : answer)),
    row.adminNotes,
  ])
}
