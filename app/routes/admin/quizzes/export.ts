import { quizBatches } from '#app/features/insights/queries/quiz-list.server.ts'
import { csvRoute } from '../csv-response.server.ts'
import { quizFilter } from './quiz-filter.ts'

/** Exports the filtered quizzes as a CSV file. */
export const loader = csvRoute('quizzes', (database, query) => quizBatches(database, quizFilter(query)), {
  finished: (row) => row.finishedAt,
  who: (row) => (row.userId ? 'member' : 'guest'),
  name: (row) => row.name,
  email: (row) => row.email,
  style: (row) => row.style,
  rounds: (row) => row.rounds,
})
