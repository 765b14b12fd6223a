import { Suspense } from 'react'
import { CreditsCard } from '#app/features/credits/components/credits-card.tsx'
import { CreditsGate } from '#app/features/credits/components/credits-gate.tsx'
import { type CreditReply, isUnlimited, mayUpload } from '#app/features/credits/rules.ts'
import { StylePanel } from '#app/features/quiz/result/components/style-panel.tsx'
import { AddRoom, loadFormInPage } from '#app/features/rooms/components/add-room.tsx'
import { NewestRoom, OlderRooms } from '#app/features/rooms/components/room-grid.tsx'
import { GenerationWatch } from '#app/features/rooms/generation/components/generation-watch.tsx'
import { DEFAULT_STYLE } from '#app/features/styles/rules/names.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { ReplyNotice } from '../forms/reply-notice.tsx'
import type { Route } from './+types/dashboard.ts'
import { HireDesigner } from './hire-designer.tsx'
import { WaitingResult } from './stored-result/waiting-result.tsx'
import { useAddressToasts } from './use-dashboard-toasts.ts'

type DashboardPageProps = Route.ComponentProps['loaderData'] & {
  /** The action's data. */
  answer: unknown
}

type ContentProps = Omit<DashboardPageProps, 'credits'> & {
  /** Null when the credits could not be read. Then nothing can be uploaded. */
  credits: CreditReply | null
}

/** Loaded for those whose dashboard has them: no rooms, more than a page of rooms, or something that is out of order. */
const NoRooms = lazyPart(async () => (await import('#app/features/rooms/components/no-rooms.tsx')).NoRooms)
const NumberedPages = lazyPart(async () => (await import('#app/ui/lists/numbered-pages.tsx')).NumberedPages)
const PauseNotice = lazyPart(
  async () => (await import('#app/features/rooms/generation/components/pause-notice.tsx')).PauseNotice,
)
const NoRoomsLoaded = lazyPart(async () => (await import('./no-rooms-loaded.tsx')).NoRoomsLoaded)
const UnknownCredits = lazyPart(
  async () => (await import('#app/features/credits/components/refresh-credits.tsx')).UnknownCredits,
)

/** Returns the page once what React needs to take it over, as the server made it, is loaded too. */
export async function loadDashboardPage(): Promise<typeof DashboardPage> {
  await loadFormInPage()
  return DashboardPage
}

/** The member's rooms, newest first, with account panels and the upload form. */
function DashboardPage({ credits, ...page }: DashboardPageProps) {
  useAddressToasts(page.bought)
  return <CreditsGate credits={credits}>{(known) => <Content {...page} credits={known} />}</CreditsGate>
}

function Content({ credits, rooms, result, styles, submissionId, ...page }: ContentProps) {
  const canUpload = credits !== null && mayUpload(credits, page.isPaid)
  const unlimited = credits !== null && isUnlimited(credits)
  const { isPaid, followsWords } = page
  const rights = {
    canUpload,
    canRevise: credits?.canRequestRevision ?? false,
    isUnlimited: unlimited,
    revisesByWords: followsWords,
  }
  const newest = page.page === 1 ? rooms[0] : undefined
  const older = newest ? rooms.slice(1) : rooms
  return (
    <div className="page grid gap-section py-12 md:py-16">
      <div className="grid gap-8">
        <header className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h1>Transform Your Space</h1>
          <TextLink to="/account" className="inline-flex min-h-11 items-center">
            Account settings
          </TextLink>
        </header>
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <div className="grid gap-10">
            <ReplyNotice answer={page.answer} />
            <WaitingResult />
            <Suspense>{page.pause && <PauseNotice pause={page.pause} canUpload={canUpload} />}</Suspense>
            {newest && <NewestRoom room={newest} {...rights} />}
            <AddRoom
              isRow={rooms.length > 0}
              cost={costOf(isPaid, unlimited)}
              canUpload={canUpload}
              isUnlimited={unlimited}
              submissionId={submissionId}
              style={result?.style ?? DEFAULT_STYLE}
              isPaid={isPaid}
              followsWords={followsWords}
            />
            {older.length > 0 && <OlderRooms rooms={older} {...rights} />}
            <Suspense>
              {page.pages > 1 && (
                <NumberedPages
                  page={page.page}
                  pages={page.pages}
                  addressOf={(number) => `?page=${number}`}
                />
              )}
            </Suspense>
          </div>
          <aside aria-label="Your account" className="grid gap-6 md:max-lg:grid-cols-2">
            <Suspense>
              {credits ? <CreditsCard credits={credits} areUsable={isPaid} /> : <UnknownCredits />}
            </Suspense>
            <StylePanel result={result} styles={styles} />
            <HireDesigner />
          </aside>
        </div>
      </div>
      <Suspense>
        {!page.areRoomsLoaded && <NoRoomsLoaded />}
        {page.areRoomsLoaded && rooms.length === 0 && <NoRooms />}
      </Suspense>
      <GenerationWatch rooms={rooms} usual={page.usual} />
    </div>
  )
}

function costOf(isPaid: boolean, unlimited: boolean): string | undefined {
  if (!isPaid) return 'free'
  return unlimited ? undefined : '1 credit'
}
