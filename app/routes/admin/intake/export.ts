import { submissionBatches } from '#app/features/consultations/intake/queries/submission-list.server.ts'
import { INTAKE_TABS, intakeFacts } from '#app/features/consultations/intake/rules/intake-facts.ts'
import { type CsvColumns, csvRoute } from '../csv-response.server.ts'
import { intakeFilter } from './intake-filter.ts'

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A column per answer, named after its field; empty without an answer. */
const ANSWERS: CsvColumns<Parameters<typeof intakeFacts>[0]> = Object.fromEntries(
  INTAKE_TABS.flatMap((tab) => tab.fields).map((field) => [
    snakeCase(field),
    (row) => {
      const [[, answer]] = intakeFacts(row, [field]) as [[string, string]]
      return answer === '–' ? '' : answer
    },
  ]),
)

/** Exports the filtered forms as a CSV file. */
export const loader = csvRoute(
  'design-intake',
  (database, query) => submissionBatches(database, intakeFilter(query)),
  {
    id: (row) => row.id,
    received: (row) => row.createdAt,
    status: (row) => row.submissionStatus,
    name: (row) => row.clientName,
    email: (row) => row.clientEmail,
    phone: (row) => row.clientPhone,
    ...ANSWERS,
    admin_notes: (row) => row.adminNotes,
  },
)
