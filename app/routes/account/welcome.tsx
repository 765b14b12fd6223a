import { useEffect } from 'react'
import { AuthFrame } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import { StyleColours } from '#app/features/accounts/signing-up/components/style-colours.tsx'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { forgetResults } from '#app/features/quiz/playing/components/kept-quiz.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
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
  const { database } = context.get(servicesContext)
  const [result, credits] = await Promise.all([
    latestQuizResult(database, member.userId),
    creditsOf(database, member.userId),
  ])
  return {
    name: member.name,
    hasFreeRoom: Boolean(credits?.areNewAccount && credits.roomCredits > 0),
    style: result && { name: result.style, palette: result.styleProfile.colorPalette },
    picture: landingPictures().closing,
  }
}

/** The first page of a new member. */
export default function Welcome({ loaderData: { name, style, hasFreeRoom, picture } }: Route.ComponentProps) {
  const siteName = useSiteName()
  // The account holds the result now.
  useEffect(forgetResults, [])
  return (
    <AuthFrame siteName={siteName} picture={picture}>
      <h1 className="wrap-anywhere">Welcome, {name}</h1>
      {style ? (
        <>
          <p role="status" className="mt-4 mb-6 text-lg">
            Your account is ready. Your style is {style.name}, and it is saved. These are its colours
            {hasFreeRoom ? '; one room of yours is next, free.' : '.'}
          </p>
          <StyleColours large palette={style.palette} />
        </>
      ) : (
        <p role="status" className="mt-4 text-lg">
          Your account is ready{hasFreeRoom ? ', and one room redesign is free.' : '.'}
        </p>
      )}
      <ButtonLink to="/dashboard" size="large" className="mt-10 max-sm:w-full">
        Go to Your Dashboard
      </ButtonLink>
    </AuthFrame>
  )
}
