import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { z } from 'zod'
import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { runnerUpOf } from '#app/features/quiz/result/rules/mix.ts'
import { styleChoices } from '#app/features/quiz/together/queries/style-choices.server.ts'
import { QUESTION_WORDS } from '#app/features/rooms/generation/rules/questions.ts'
import { mayRepaint, needsAnotherPhoto } from '#app/features/rooms/policy.ts'
import { redesignsOf, uploadById } from '#app/features/rooms/queries/rooms.server.ts'
import { PREVIEW_CHANGES } from '#app/features/rooms/rules/redesign-promise.ts'
import { StyleTrial } from '#app/features/rooms/style-previews/components/style-trial.tsx'
import { keptVersionsOf } from '#app/features/rooms/style-previews/queries/kept-versions.server.ts'
import { correctionsVersion } from '#app/features/rooms/style-previews/queries/style-preview.server.ts'
import { keepObstacle } from '#app/features/rooms/style-previews/rules/kept-style.ts'
import { sheetOf } from '#app/features/rooms/style-previews/rules/sheet.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { NO_ANSWER } from '../lost-answer.ts'
import { pageMeta } from '../page-meta.ts'
import { sameDataForAnyQuery } from '../same-data-for-any-query.ts'
import type { Route } from './+types/try-styles.ts'
import { tryStylesAction } from './try-styles-action.server.ts'

export const meta = pageMeta('Try Another Style')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const { database } = services
  const uploadId = z.uuid().safeParse(params.uploadId)
  const upload = uploadId.success ? await uploadById(database, uploadId.data) : undefined
  if (!upload || upload.userId !== member.userId) throw new Response('Not found', { status: 404 })
  const [styles, engine, result] = await Promise.all([
    styleChoices(database, member.userId),
    engineNow(services),
    latestQuizResult(database, member.userId),
  ])
  const { id, roomType, width, height, placeholder, userStylePreference } = upload
  const surfaces = correctionsVersion(upload.corrections)
  const made = await redesignsOf(database, id)
  const [newest] = made
  const asksSurfaces = engine.appliesCorrections && upload.generationQuestion === 'surfaces' && !newest
  const room = { id, roomType, width, height, placeholder, surfaces, corrections: upload.corrections }
  return {
    room,
    styles: sheetOf(styles, result?.style, result ? runnerUpOf(result)?.style : undefined),
    roomStyle: userStylePreference,
    ownStyle: result?.style ?? null,
    madeByAi: !engine.isColourPreview,
    kept: await keptVersionsOf(database, upload, made),
    obstacle: keepObstacle(upload, made.length),
    question: upload.generationQuestion,
    hasVersions: newest !== undefined,
    isDeclined: needsAnotherPhoto(upload),
    asksSurfaces,
    mayRepaint: engine.appliesCorrections && mayRepaint(upload, made),
  }
}

export const action = tryStylesAction

/** Loads after a refusal, too: the room was changed or deleted in another tab. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  isRefused(change.actionStatus) || sameDataForAnyQuery(change)

const isRefused = (status = 0) => status >= 400 && status !== NO_ANSWER

/** A room in the colours of every style, free of charge. */
export default function TryStyles({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  if (loaderData.isDeclined) return <PhotoDeclined />
  return (
    <div className="page grid gap-8 py-12 md:py-16">
      <header className="grid max-w-text gap-3">
        <h1>{headingOf({ asksSurfaces: loaderData.asksSurfaces, fixes: query.has('fix') })}</h1>
        <Intro {...loaderData} />
        <WhatIsMissing {...loaderData} />
      </header>
      <StyleTrial {...loaderData} />
      {loaderData.hasVersions ? (
        <TextLink to={`/rooms/${loaderData.room.id}`}>Back to the room</TextLink>
      ) : (
        <TextLink to="/dashboard">Back to the dashboard</TextLink>
      )}
    </div>
  )
}

/** What somebody came for: to answer a question, to correct a painting, or to look at styles. */
function headingOf({ asksSurfaces, fixes }: { asksSurfaces: boolean; fixes: boolean }): string {
  if (asksSurfaces) return 'Show us your room'
  return fixes ? 'Fix the paint' : 'Try another style'
}

/** Says what the page shows; a room that asks is about to be painted in one style only. */
function Intro({ room, asksSurfaces }: Pick<Route.ComponentProps['loaderData'], 'room' | 'asksSurfaces'>) {
  const name = room.roomType.toLowerCase()
  return (
    <p className="text-lg">
      {asksSurfaces
        ? `Tap a wall and the floor, and we paint your ${name}.`
        : `Your ${name} in the colours of each style.`}{' '}
      This is a colour preview, and costs nothing. {PREVIEW_CHANGES}
    </p>
  )
}

/** Says what the engine could not recognise, unless the page asks for it below. */
function WhatIsMissing({
  question,
  asksSurfaces,
}: Pick<Route.ComponentProps['loaderData'], 'question' | 'asksSurfaces'>) {
  if (question === 'people')
    return <Notice title={QUESTION_WORDS.people.title}>They stay as they are in all these pictures.</Notice>
  if (question !== 'surfaces' || asksSurfaces) return null
  return (
    <Notice title={QUESTION_WORDS.surfaces.title}>
      Choose “Fix the paint” and show us a wall and the floor, and these pictures get better.
    </Notice>
  )
}

const PhotoDeclined = () => (
  <section className="page py-section">
    <EmptyState
      drawing="lampOff"
      headingLevel="h1"
      title="This photo cannot be shown in other styles"
      action={<ButtonLink to="/dashboard#photo">Choose another photo</ButtonLink>}
    >
      Its redesign was declined because of the photo itself. Your dashboard says why.
    </EmptyState>
  </section>
)
