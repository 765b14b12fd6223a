import { randomUUID } from 'node:crypto'
import { redesignService } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { CreditsGate } from '#app/features/credits/components/credits-gate.tsx'
import { RefreshCredits } from '#app/features/credits/components/refresh-credits.tsx'
import { creditsInTime } from '#app/features/credits/queries/credits-in-time.server.ts'
import type { CreditReply } from '#app/features/credits/rules.ts'
import { isUnlimited, mayUpload } from '#app/features/credits/rules.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { StylePanel } from '#app/features/quiz/result/components/style-panel.tsx'
import { styleChoices } from '#app/features/quiz/together/queries/style-choices.server.ts'
import { UploadForm } from '#app/features/rooms/components/upload-form.tsx'
import { PauseNotice } from '#app/features/rooms/generation/components/pause-notice.tsx'
import { DEFAULT_STYLE } from '#app/features/styles/rules/names.ts'
import { plural } from '#app/lib/plural.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ReplyNotice } from '../forms/reply-notice.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/upload.ts'
import { dashboardAction } from './room-actions.server.ts'

export const meta = pageMeta('Upload Your Room')

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const [{ credits }, result, styles, service] = await Promise.all([
    creditsInTime(services, member.userId),
    latestQuizResult(services.database, member.userId),
    styleChoices(services.database, member.userId),
    redesignService(services),
  ])
  return {
    credits,
    result: result && { style: result.style, styleProfile: result.styleProfile },
    styles,
    submissionId: randomUUID(),
    isPaid: service.engine.isPaid,
    followsWords: service.engine.followsWords,
    pause: service.pause,
  }
}

export const action = dashboardAction

export default function UploadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { credits, result, styles, submissionId, isPaid, followsWords, pause } = loaderData
  return (
    <CreditsGate credits={credits}>
      {(known) =>
        known ? (
          <div className="page grid items-start gap-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
            <div className="grid gap-8">
              <h1>Upload Your Room</h1>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <p>{creditsText(known)}</p>
                <RefreshCredits />
              </div>
              <ReplyNotice answer={actionData} />
              {pause && <PauseNotice pause={pause} canUpload={mayUpload(known, isPaid)} />}
              <UploadForm
                canUpload={mayUpload(known, isPaid)}
                isUnlimited={isUnlimited(known)}
                submissionId={submissionId}
                style={result?.style ?? DEFAULT_STYLE}
                isPaid={isPaid}
                followsWords={followsWords}
              />
            </div>
            <aside aria-label="Your style">
              <StylePanel result={result} styles={styles} />
            </aside>
          </div>
        ) : (
          <SettingUp />
        )
      }
    </CreditsGate>
  )
}

function creditsText(credits: CreditReply): string {
  if (isUnlimited(credits)) return 'Unlimited rooms and revisions.'
  const { roomCredits: count } = credits
  return `${plural(count, 'room credit')} available`
}

function SettingUp() {
  return (
    <div className="page grid min-h-[70dvh] max-w-text content-center justify-items-start gap-5">
      <h1>Upload Your Room</h1>
      <p role="status">Setting up your account...</p>
      <p className="text-ink-soft">
        We could not read your credits yet. Usually this takes a moment; nothing of yours is lost.
      </p>
      <RefreshCredits />
    </div>
  )
}
