import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { redesignService } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { creditsInTime } from '#app/features/credits/queries/credits-in-time.server.ts'
import { isUnlimited } from '#app/features/credits/rules.ts'
import { justBought } from '#app/features/payments/queries/purchases.server.ts'
import { hasPendingResult } from '#app/features/quiz/playing/components/storage-keys.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { styleChoices } from '#app/features/quiz/together/queries/style-choices.server.ts'
import { usualSeconds } from '#app/features/rooms/generation/queries/generation-status.server.ts'
import { isUnderWay } from '#app/features/rooms/generation/rules/under-way.ts'
import { isGenerating } from '#app/features/rooms/policy.ts'
import { ROOMS_A_PAGE, roomsPage } from '#app/features/rooms/queries/rooms.server.ts'
import { roomCard } from '#app/features/rooms/rules/room-card.ts'
import { pageFrom, pagesOf } from '#app/lib/paging.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { pageWhenUsed } from '#app/ui/first-use/page-when-used.ts'
import { pageMeta } from '../page-meta.ts'
import { dashboardAction } from '../rooms/room-actions.server.ts'
import type { Route } from './+types/dashboard.ts'

export const meta = pageMeta('Dashboard')

/**
 * Runs six queries however many rooms there are, one more while a room is being redesigned, and the session's own.
 */
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
    styleChoices(database, member.userId),
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
    isPaid: engine.isPaid,
    sendsMail: services.mailServer !== undefined,
  }
  const usual = rooms.some(isGenerating) ? await usualSeconds(database, engine.name) : null
  const cards = rooms.map((room) => roomCard(room, circumstances))
  return {
    // Nothing changes by itself, so the page may wait until somebody uses it.
    isAtRest: !(credits instanceof Promise) && cards.length > 0 && !cards.some(isUnderWay),
    credits,
    page,
    pages: pagesOf({ total, size: ROOMS_A_PAGE }),
    rooms: cards,
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

const DashboardPage = pageWhenUsed(
  async () => (await import('./dashboard-page.tsx')).loadDashboardPage(),
  () => location.search !== '' || location.hash !== '' || hasPendingResult(),
)

/**
 * Another page stays, with its address, until this one's script is there too. Not middleware, which a form that is sent here
 * from another page would have to load first.
 */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): ReturnType<Route.ClientLoaderArgs['serverLoader']> {
  const [data] = await Promise.all([serverLoader(), DashboardPage.preload()])
  return data
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div data-when-used={loaderData.isAtRest || undefined}>
      <DashboardPage {...loaderData} answer={actionData} />
    </div>
  )
}
