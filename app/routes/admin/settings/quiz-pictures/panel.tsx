import { currentPoolHealth, picturePage } from '#app/features/quiz/pool/queries/picture-list.server.ts'
import { ROOM_TYPES } from '#app/features/rooms/rules/room-types.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { pageFrom, showingText } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { UnlessReadOnly } from '#app/ui/forms/read-only.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { FilterSelect } from '#app/ui/lists/filter-select.tsx'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { ExportLink } from '../../export-link.tsx'
import type { PanelHandle } from '../../failed-panel.tsx'
import { ListPages } from '../../list-pages.tsx'
import type { Route } from './+types/panel.ts'
import { addPictures } from './add-pictures.server.ts'
import { AddPictures } from './add-pictures.tsx'
import { pictureFilter } from './picture-filter.ts'
import { PICTURE_INTENTS } from './picture-intents.server.ts'
import { PictureTile } from './picture-tile.tsx'
import { PoolHealthTable } from './pool-health-table.tsx'

export const meta = pageMeta('Quiz Pictures')

export const handle: PanelHandle = { failed: 'Failed to load quiz pictures' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { database } = context.get(servicesContext)
  const [list, health] = await Promise.all([
    picturePage(database, { ...pictureFilter(query), page: pageFrom(query) }),
    currentPoolHealth(database),
  ])
  return { list, health }
}

export const action = (args: Route.ActionArgs) =>
  args.request.headers.get('content-type')?.startsWith('multipart/form-data')
    ? addPictures(args)
    : runIntent(args, PICTURE_INTENTS)

export default function QuizPictures({ loaderData: { list, health } }: Route.ComponentProps) {
  return (
    <section className="grid gap-10">
      <h1 className="text-2xl">Quiz Pictures</h1>
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <PoolHealthTable health={health} />
        <UnlessReadOnly>
          <AddPictures />
        </UnlessReadOnly>
      </div>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <FilterSelect label="Style" name="style" options={[ALL('All styles'), ...BUILT_IN_STYLES]} />
          <FilterSelect label="Room type" name="room" options={[ALL('All rooms'), ...ROOM_TYPES]} />
          <FilterSelect label="In the quiz" name="active" options={ACTIVE} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-ink-soft">
            {showingText(list, 'picture')}. Choices are counted in the latest quizzes.
          </p>
          <div className="-mx-4">
            <ExportLink />
          </div>
        </div>
        {list.rows.length === 0 && (
          <EmptyState
            drawing="frame"
            title="No pictures match"
            action={<TextLink to="?">Show all pictures</TextLink>}
          />
        )}
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {list.rows.map((picture) => (
            <PictureTile key={picture.id} picture={picture} />
          ))}
        </ul>
        <ListPages list={list} />
      </div>
    </section>
  )
}

const ALL = (label: string) => ({ value: '', label })
const ACTIVE = [ALL('All'), { value: 'yes', label: 'Active' }, { value: 'no', label: 'Not active' }]
