import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { newSeed } from '#app/features/quiz/playing/rules/random.ts'
import { tasteOf } from '#app/features/quiz/playing/rules/taste.ts'
import { poolProblem } from '#app/features/quiz/pool/rules/pool.ts'
import { activePool } from '#app/features/quiz/queries.server.ts'
import { redesignPromise } from '#app/features/rooms/rules/redesign-promise.ts'
import { shownTestimonials } from '#app/features/testimonials/queries.server.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { servicesContext } from '#app/platform/services.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/page.ts'
import { ClosingCall } from './closing-call.tsx'
import { DesignerBlock } from './designer-block.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { landingPictures } from './landing-pictures.server.ts'
import { TasteOfQuiz } from './taste-of-quiz.tsx'
import { Testimonials } from './testimonials.tsx'

export const handle: PageHandle = { static: true, guestPage: { query: [] } }

export const meta = pageMeta('Find Your Interior Style')

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { database } = services
  const [testimonials, images, { isColourPreview }] = await Promise.all([
    shownTestimonials(database),
    activePool(database),
    engineNow(services),
  ])
  const taste = poolProblem(images) ? undefined : tasteOf(images, newSeed())
  return { pictures: landingPictures(), promise: redesignPromise(isColourPreview), taste, testimonials }
}

/** What the product does, shown rather than told. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  const { pictures, promise, taste, testimonials } = loaderData
  return (
    <>
      <Hero room={pictures.hero} promise={promise} />
      <HowItWorks pictures={pictures} promise={promise} />
      {taste && <TasteOfQuiz choices={taste} />}
      <Testimonials testimonials={testimonials} />
      <DesignerBlock />
      <ClosingCall picture={pictures.closing} />
    </>
  )
}
