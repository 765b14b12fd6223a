import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { redesignService } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { CreditsCard } from '#app/features/credits/components/credits-card.tsx'
import { CreditsGate } from '#app/features/credits/components/credits-gate.tsx'
import { UnknownCredits } from '#app/features/credits/components/refresh-credits.tsx'
import { creditsInTime } from '#app/features/credits/queries/credits-in-time.server.ts'
import { type CreditReply, isUnlimited, mayUpload } from '#app/features/credits/rules.ts'
import { justBought } from '#app/features/payments/queries/purchases.server.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { StylePanel } from '#app/features/quiz/result/components/style-panel.tsx'
import { RoomGrid } from '#app/features/rooms/components/room-grid.tsx'
import { UploadForm } from '#app/features/rooms/components/upload-form.tsx'
import { GenerationWatch } from '#app/features/rooms/generation/components/generation-watch.tsx'
import { PauseNotice } from '#app/features/rooms/generation/components/pause-notice.tsx'
import { isGenerating } from '#app/features/rooms/policy.ts'
import { ROOMS_A_PAGE, roomsPage, usualSeconds } from '#app/features/rooms/queries/rooms.server.ts'
import { roomCard } from '#app/features/rooms/rules/room-card.ts'
import { activeStyleNames } from '#app/features/styles/queries/profiles.server.ts'
import { DEFAULT_STYLE } from '#app/features/styles/rules/names.ts'
import { pageFrom, pagesOf } from '#app/lib/paging.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { NumberedPages } from '#app/ui/lists/numbered-pages.tsx'
import { pageMeta } from '../page-meta.ts'
import { dashboardAction } from '../rooms/room-actions.server.ts'
import type { Route } from './+types/dashboard.ts'
import { HireDesigner } from './hire-designer.tsx'
import { NoRoomsLoaded } from './no-rooms-loaded.tsx'
import { useAddressNotices } from './use-dashboard-notices.ts'
import { WaitingResult } from './waiting-result.tsx'

export const meta = pageMeta('Dashboard')

/** Five queries however many rooms there are, and one while a room is redesigned, besides the session's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const { database } = services
  const query = new URL(request.url).searchParams
  const page = pageFrom(query)
  const returns = query.get('payment') === 'success' || query.has('credit_processing')
  const [{ credits }, ofPage, quizResult, styles, service, bought] = await Promise.all([
    creditsInTime(services, member.userId),
    roomsPage(database, member.userId, page).catch((error) => {
      services.log.error({ err: error }, 'rooms not loaded')
    }),
    latestQuizResult(database, member.userId),
    activeStyleNames(database),
    redesignService(services),
    returns ? justBought(database, member.userId) : null,
  ])
  const { engine, pause } = service
  const { rooms, total } = ofPage ?? { rooms: [], total: 0 }
  if (ofPage && rooms.length === 0 && page > 1) throw redirect('/dashboard')
  const now = new Date()
  const unlimited = credits !== null && !(credits instanceof Promise) && isUnlimited(credits)
  const circumstances = {
    now,
    isUnlimited: unlimited,
    isBudgetSpent: pause?.kind === 'budget',
    sendsMail: services.mailServer !== undefined,
  }
  const usual = rooms.some(isGenerating) ? await usualSeconds(database, engine.name) : null
  return {
    credits,
    page,
    pages: pagesOf({ total, size: ROOMS_A_PAGE }),
    rooms: rooms.map((room) => roomCard(room, circumstances)),
    areRoomsLoaded: ofPage !== undefined,
    result: quizResult && { style: quizResult.style, styleProfile: quizResult.styleProfile },
    styles,
    submissionId: randomUUID(),
    isPaid: engine.isPaid,
    followsWords: engine.followsWords,
    pause,
    usual,
    bought,
  }
}

export const action = dashboardAction

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useAddressNotices(loaderData.bought)
  return (
    <CreditsGate credits={loaderData.credits}>
      {(credits) => <DashboardPage {...loaderData} credits={credits} />}
    </CreditsGate>
  )
}

type DashboardPageProps = Omit<Route.ComponentProps['loaderData'], 'credits'> & {
  /** Null when they could not be read: then nothing can be sent. */
  credits: CreditReply | null
}

function DashboardPage({ credits, rooms, result, styles, submissionId, ...page }: DashboardPageProps) {
  const canUpload = credits !== null && mayUpload(credits, page.isPaid)
  const unlimited = credits !== null && isUnlimited(credits)
  const { isPaid, followsWords } = page
  return (
    <div className="page grid gap-section py-12 md:py-16">
      <section className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid gap-8">
          <h1>Transform Your Space</h1>
          <WaitingResult />
          {page.pause && <PauseNotice pause={page.pause} canUpload={canUpload} />}
          <UploadForm
            canUpload={canUpload}
            isUnlimited={unlimited}
            submissionId={submissionId}
            style={result?.style ?? DEFAULT_STYLE}
            isPaid={isPaid}
            followsWords={followsWords}
          />
        </div>
        <aside aria-label="Your account" className="grid gap-6 md:max-lg:grid-cols-2">
          {credits ? <CreditsCard credits={credits} areUsable={isPaid} /> : <UnknownCredits />}
          <StylePanel result={result} styles={styles} />
          <HireDesigner />
          <TextLink to="/account" className="justify-self-start md:max-lg:col-span-2">
            Account settings
          </TextLink>
        </aside>
      </section>
      {page.areRoomsLoaded ? (
        <RoomGrid
          rooms={rooms}
          canUpload={canUpload}
          canRevise={credits?.canRequestRevision ?? false}
          isUnlimited={unlimited}
          revisesByWords={followsWords}
        />
      ) : (
        <NoRoomsLoaded />
      )}
      <NumberedPages page={page.page} pages={page.pages} addressOf={(number) => `?page=${number}`} />
      <GenerationWatch rooms={rooms} usual={page.usual} />
    </div>
  )
}
