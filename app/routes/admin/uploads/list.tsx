import { useSearchParams } from 'react-router'
import { isAiConfigured } from '#app/features/ai-settings/queries/settings.server.ts'
import { generatedPosts } from '#app/features/blog/generation/queries/generated-posts.server.ts'
import { uploadPage } from '#app/features/insights/queries/upload-list.server.ts'
import { changedQuery, pageFrom } from '#app/lib/paging.ts'
import { plural } from '#app/lib/plural.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { FilterDays } from '#app/ui/lists/filter-days.tsx'
import { FilterSelect } from '#app/ui/lists/filter-select.tsx'
import { runIntent } from '../../forms/run-intent.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { useRememberedList } from '../back-to-list.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkButton } from '../bulk/bulk-button.tsx'
import { Selection } from '../bulk/selection.tsx'
import type { PanelHandle } from '../failed-panel.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../list-pages.tsx'
import { RefreshButton } from '../refresh-button.tsx'
import type { Route } from './+types/list.ts'
import { DeleteUpload, DeleteUploads } from './delete-upload.tsx'
import { GeneratePost } from './generate-post.tsx'
import { PAGE_SIZES, UPLOAD_FILTERS } from './upload-filters.ts'
import { UPLOAD_INTENTS } from './upload-intents.server.ts'
import { uploadFilter } from './upload-query.server.ts'
import { UploadTable } from './upload-table.tsx'
import { useWrittenPosts } from './use-written-posts.ts'

export const meta = pageMeta('Room Uploads')

export const handle: PanelHandle = { failed: 'Failed to load room uploads' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const size = PAGE_SIZES.find((each) => each === Number(query.get('size'))) ?? PAGE_SIZES[0]
  const services = context.get(servicesContext)
  const { database } = services
  const [list, hasModel] = await Promise.all([
    uploadPage(database, { ...uploadFilter(query), page: pageFrom(query), size }),
    isAiConfigured(services),
  ])
  const redesignIds = list.rows.flatMap(({ redesignId }) => redesignId ?? [])
  return { list, posts: await generatedPosts(database, redesignIds), hasModel }
}

export const action = (args: Route.ActionArgs) => runIntent(args, UPLOAD_INTENTS)

const FILTERS = ['search', 'from', 'to', 'zone', ...UPLOAD_FILTERS.map(({ name }) => name)]

/** The uploaded photos, with their redesigns. */
export default function Uploads({ loaderData: { list, posts, hasModel } }: Route.ComponentProps) {
  useRememberedList()
  useWrittenPosts(posts)
  const [query] = useSearchParams()
  const isFiltered = FILTERS.some((name) => query.has(name))
  const unfiltered = changedQuery(query, Object.fromEntries(FILTERS.map((name) => [name, ''])))
  return (
    <section className="grid gap-6">
      <ListHead
        title="Room Uploads"
        list={list}
        name="upload"
        searchLabel="Search by email or description..."
        tools={
          <>
            {isFiltered && (
              <ButtonLink to={unfiltered} variant="quiet" size="small">
                Clear filters
              </ButtonLink>
            )}
            <RefreshButton />
          </>
        }
      >
        {UPLOAD_FILTERS.map((filter) => (
          <FilterSelect key={filter.name} {...filter} />
        ))}
        <FilterDays what="Changed" />
        <FilterSelect
          label="Items per page"
          name="size"
          options={PAGE_SIZES.map((size) => ({
            value: size === 10 ? '' : String(size),
            label: String(size),
          }))}
        />
      </ListHead>
      <Selection ids={list.rows.map(({ id }) => id)}>
        <BulkBar>
          {(ids) => (
            <>
              <BulkButton
                intent="retry-selected"
                ids={ids}
                text="Retry for the members"
                question={`Have ${plural(ids.length, 'redesign')} made again?`}
              >
                At no cost to the members. Those that have not failed, or would fail again, are left as they
                are.
              </BulkButton>
              <DeleteUploads ids={ids} />
            </>
          )}
        </BulkBar>
        <UploadTable
          list={list}
          actions={(upload) => (
            <div className="flex flex-wrap items-center max-lg:-mx-4 lg:justify-end">
              <GeneratePost
                upload={upload}
                generated={posts.find(({ redesignId }) => redesignId === upload.redesignId)}
                hasModel={hasModel}
              />
              <DeleteUpload upload={upload} />
            </div>
          )}
          action={isFiltered && <TextLink to={unfiltered}>Show all uploads</TextLink>}
        />
      </Selection>
      <ListPages list={list} />
    </section>
  )
}
