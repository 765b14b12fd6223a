import { useSearchParams } from 'react-router'
import { type QuizRow, quizPage } from '#app/features/insights/queries/quiz-list.server.ts'
import { isFiltered, pageFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { FilterDays } from '#app/ui/lists/filter-days.tsx'
import { FilterSelect } from '#app/ui/lists/filter-select.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { PanelHandle } from '../failed-panel.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import { Moment } from '../moment.tsx'
import type { Route } from './+types/list.ts'
import { QUIZ_FILTERS, quizFilter } from './quiz-filter.ts'

export const meta = pageMeta('Quizzes')

export const handle: PanelHandle = { failed: 'Failed to load quizzes' }

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  return quizPage(database, { ...quizFilter(query), page: pageFrom(query) })
}

const COLUMNS: Column<QuizRow>[] = [
  {
    title: 'Who',
    cell: ({ userId, email }) =>
      userId ? (
        <TextLink to={`/admin/users/${userId}`} className="wrap-anywhere">
          {email}
        </TextLink>
      ) : (
        'Guest'
      ),
  },
  { title: 'Finished', cell: ({ finishedAt }) => <Moment at={finishedAt} /> },
  { title: 'Style', cell: ({ style }) => style },
  { title: 'Rounds', numeric: true, cell: ({ rounds }) => rounds ?? '–' },
]

export default function Quizzes({ loaderData: list }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <section className="grid gap-6">
      <ListHead
        title="Quizzes"
        list={list}
        name="quiz"
        names="quizzes"
        searchLabel="Search members by name or email..."
      >
        {QUIZ_FILTERS.map((filter) => (
          <FilterSelect key={filter.name} {...filter} />
        ))}
        <FilterDays what="Finished" />
      </ListHead>
      <DataTable
        caption="Finished quizzes, newest first"
        columns={COLUMNS}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            drawing="lamp"
            title={isFiltered(query) ? 'No quizzes match.' : 'Nobody has finished the quiz yet.'}
            action={isFiltered(query) && <TextLink to="?">Show all quizzes</TextLink>}
          />
        }
      />
      <ListPages list={list} />
      <p className="max-w-text text-ink-soft text-sm">
        A quiz is listed once it is finished; what somebody leaves half-way is not stored. Of a member's
        quizzes the latest counts. Guests' quizzes count too; one taken before signing up then counts as the
        member's alone.
      </p>
    </section>
  )
}
