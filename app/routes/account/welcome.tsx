import { randomUUID } from 'node:crypto'
import { useEffect } from 'react'
import { AuthFrame } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import { redesignService } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { isUnlimited, mayUpload } from '#app/features/credits/rules.ts'
import { forgetResults } from '#app/features/quiz/playing/components/stored-quiz.ts'
import { chosenPicturesOf, latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { RoomStrip, RoomWall } from '#app/features/quiz/result/components/own-rooms.tsx'
import { UploadForm } from '#app/features/rooms/components/upload-form.tsx'
import { PauseNotice } from '#app/features/rooms/generation/components/pause-notice.tsx'
import { DEFAULT_STYLE } from '#app/features/styles/rules/names.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { pageMeta } from '../page-meta.ts'
import { useSiteName } from '../root-data.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'
import type { Route } from './+types/welcome.ts'

export const meta = pageMeta('Welcome')

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const { database } = services
  const [result, credits, service] = await Promise.all([
    latestQuizResult(database, member.userId),
    creditsOf(database, member.userId),
    redesignService(services),
  ])
  return {
    name: member.name,
    hasFreeRoom: Boolean(credits?.hasOnlySignUpCredits && credits.roomCredits > 0),
    canUpload: credits !== undefined && mayUpload(credits, service.engine.isPaid),
    isUnlimited: credits !== undefined && isUnlimited(credits),
    isPaid: service.engine.isPaid,
    followsWords: service.engine.followsWords,
    pause: service.pause,
    submissionId: randomUUID(),
    style: result?.style,
    pictures: result ? await chosenPicturesOf(database, result) : [],
    otherwise: landingPictures().closing,
  }
}

/** A new member's first page: their style is saved, and their first room is next. */
export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { name, style, hasFreeRoom, canUpload, pictures, otherwise, pause, ...form } = loaderData
  const siteName = useSiteName()
  // The account stores the result now.
  useEffect(forgetResults, [])
  const hasOwn = pictures.length > 0
  return (
    <AuthFrame siteName={siteName} picture={otherwise} aside={hasOwn && <RoomWall pictures={pictures} />}>
      <h1 className="wrap-anywhere">Welcome, {name}</h1>
      <p role="status" className="mt-4 text-lg">
        Your account is ready{style ? `. Your style is ${style}, and it is saved.` : '.'}
        {canUpload && ` Now show us a room of yours${hasFreeRoom ? ': the first one is free.' : '.'}`}
      </p>
      {hasOwn && (
        <div aria-hidden="true" className="mt-6 lg:hidden">
          <RoomStrip pictures={pictures} />
        </div>
      )}
      {canUpload && (
        <div className="mt-8 grid gap-6">
          {pause && <PauseNotice pause={pause} canUpload />}
          <UploadForm {...form} canUpload style={style ?? DEFAULT_STYLE} />
        </div>
      )}
      <ButtonLink
        to="/dashboard"
        variant={canUpload ? 'secondary' : 'primary'}
        className="mt-10 max-sm:w-full"
      >
        Go to Your Dashboard
      </ButtonLink>
    </AuthFrame>
  )
}
