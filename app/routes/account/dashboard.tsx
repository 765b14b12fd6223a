import { randomUUID } from 'node:crypto'
import { isAiConfigured } from '#app/features/ai-settings/queries/settings.server.ts'
import { CreditsCard } from '#app/features/credits/components/credits-card.tsx'
import { creditsOf } from '#app/features/credits/queries.server.ts'
import { creditReply } from '#app/features/credits/rules.ts'
import { StylePanel } from '#app/features/quiz/components/style-panel.tsx'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { GenerationWatch } from '#app/features/rooms/components/generation-watch.tsx'
import { RoomGrid } from '#app/features/rooms/components/room-grid.tsx'
import { UploadForm } from '#app/features/rooms/components/upload-form.tsx'
import { isGenerating } from '#app/features/rooms/policy.ts'
import { roomsOf, usualSeconds } from '#app/features/rooms/queries/rooms.server.ts'
import { roomCard } from '#app/features/rooms/rules/room-card.ts'
import { activeStyleNames } from '#app/features/styles/queries.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Card } from '#app/ui/card.tsx'
import { ButtonLink, TextLink } from '#app/ui/link.tsx'
import { useReplyNotices } from '../action-reply.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard.ts'
import { dashboardAction } from './dashboard-action.server.ts'
import { useAddressNotices } from './use-dashboard-notices.ts'

export const meta = pageMeta('Dashboard')

/** Five queries however many rooms there are, and one while a room is redesigned, besides the session's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const { database } = services
  const [credits, rooms, quizResult, styles, revisesByWords] = await Promise.all([
    creditsOf(database, member.userId),
    roomsOf(database, member.userId),
    latestQuizResult(database, member.userId),
    activeStyleNames(database),
    isAiConfigured(services),
  ])
  const now = new Date()
  const usual = rooms.some(isGenerating) ? await usualSeconds(database) : null
  return {
    credits: credits ?? creditReply(NOTHING),
    rooms: rooms.map((room) => roomCard(room, now)),
    result: quizResult && { style: quizResult.style, styleProfile: quizResult.styleProfile },
    styles,
    submissionId: randomUUID(),
    revisesByWords,
    usual,
  }
}

const NOTHING = { roomCredits: 0, revisionCredits: 0, unlimited: false, adminGrantedUnlimited: false }

export const action = dashboardAction

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { credits, rooms, result, styles, submissionId, revisesByWords, usual } = loaderData
  useAddressNotices()
  useReplyNotices()
  return (
    <div className="page grid gap-section py-12 md:py-16">
      <section className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid gap-8">
          <h1>Transform Your Space</h1>
          <UploadForm
            key={submissionId}
            canUpload={credits.canUploadRoom}
            submissionId={submissionId}
            style={result?.style ?? 'Modern'}
            followsWishes={revisesByWords}
          />
        </div>
        <aside aria-label="Your account" className="grid gap-6">
          <CreditsCard credits={credits} />
          <StylePanel result={result} styles={styles} />
          <HireDesigner />
          <TextLink to="/account" className="justify-self-start">
            Account settings
          </TextLink>
        </aside>
      </section>
      <RoomGrid
        rooms={rooms}
        canUpload={credits.canUploadRoom}
        canRevise={credits.canRequestRevision}
        revisesByWords={revisesByWords}
      />
      <GenerationWatch rooms={rooms} usual={usual} />
    </div>
  )
}

function HireDesigner() {
  return (
    <Card as="section" tone="outline" className="grid gap-3">
      <h2 className="text-xl leading-7">Ready to Hire a Professional?</h2>
      <p className="text-dense">
        A designer can take your room from here. The first session of 90 minutes is free, without obligation.
      </p>
      <p>
        <ButtonLink to="/designer-request" variant="secondary" size="small">
          Request a Designer
        </ButtonLink>
      </p>
    </Card>
  )
}
