import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { currentCreditSettings } from '#app/features/credits/queries/credits.server.ts'
import { freeRooms } from '#app/features/payments/rules/free-rooms.ts'
import { priceLine } from '#app/features/payments/rules/price-line.ts'
import { newSeed } from '#app/features/quiz/playing/rules/random.ts'
import { tasteOf } from '#app/features/quiz/playing/rules/taste.ts'
import { poolProblem } from '#app/features/quiz/pool/rules/pool.ts'
import { activePool } from '#app/features/quiz/queries.server.ts'
import { redesignPromise } from '#app/features/rooms/rules/redesign-promise.ts'
import { shownTestimonials } from '#app/features/testimonials/queries.server.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { servicesContext } from '#app/platform/services.ts'
import { pageMeta } from '../../page-meta.ts'
import { useVisitor } from '../../root-data.ts'
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
  const { database, environment } = services
  const [testimonials, images, engine, settings] = await Promise.all([
    shownTestimonials(database),
    activePool(database),
    engineNow(services),
    currentCreditSettings(database),
  ])
  const isOnSale = engine.isPaid && environment.payments.mode !== 'off'
  const taste = poolProblem(images) ? undefined : tasteOf(images, newSeed())
  return {
    pictures: landingPictures(engine.isColourPreview),
    promise: redesignPromise(engine.isColourPreview),
    price: priceLine(settings, isOnSale),
    free: freeRooms(settings.freeRoomCredits),
    taste,
    testimonials,
  }
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { pictures, promise, price, free, taste, testimonials } = loaderData
  const isMember = useVisitor() !== null
  return (
    <>
      <Hero room={pictures.hero} promise={promise} free={free} isMember={isMember} />
      <HowItWorks pictures={pictures} promise={promise} free={free} price={price} />
      {taste && <TasteOfQuiz choices={taste} />}
      <Testimonials testimonials={testimonials} />
      <DesignerBlock />
      <ClosingCall picture={pictures.closing} isMember={isMember} />
    </>
  )
}
