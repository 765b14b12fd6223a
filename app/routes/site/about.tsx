import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { redesignPromise } from '#app/features/rooms/rules/redesign-promise.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { pageMeta } from '../page-meta.ts'
import { useSiteName } from '../root-data.ts'
import type { Route } from './+types/about.ts'
import { landingPictures } from './landing/landing-pictures.server.ts'

export const handle: PageHandle = { static: true, guestPage: { query: [] } }

export const meta = pageMeta('About', 'Why we begin with pictures of rooms, and what we promise about yours.')

export async function loader({ context }: Route.LoaderArgs) {
  const { hero, redesignStep, styleStep } = landingPictures()
  const promise = redesignPromise((await engineNow(context.get(servicesContext))).isColourPreview)
  return { opening: redesignStep?.after ?? hero?.after, beside: styleStep.picture, promise }
}

const PROMISES = [
  [
    'Your room, not a showroom',
    'A redesign keeps your walls, windows and proportions. What changes is what you could change.',
  ],
  [
    'Said as it is',
    'When something fails, you read why, and the credit is back. When a picture is only a preview, it says so.',
  ],
  [
    'Your photos are yours',
    'Locations and dates are removed on arrival, and nothing is ever sold. The terms say who sees your pictures, and that we may show some of them.',
  ],
] as const

export default function About({ loaderData: { opening, beside, promise } }: Route.ComponentProps) {
  const siteName = useSiteName()
  return (
    <article className="pb-section">
      <header className="page pt-10 md:pt-20">
        <h1 className="max-w-[20ch] text-display">Most people know what they like when they see it.</h1>
      </header>
      {opening && (
        <Picture
          {...opening}
          cover
          sizes="100vw"
          className="mt-10 aspect-[3/2] w-full rounded-none md:mt-16 md:aspect-[2/1]"
        />
      )}
      <div className="page mt-12 grid gap-x-12 gap-y-10 md:mt-20 md:grid-cols-12">
        <div className="prose text-lg md:col-span-7">
          <p>
            Ask somebody for their interior style, and they look for words. Show them two rooms, and they
            point at one at once. {siteName} begins there: twenty pairs of pictures, no questions about taste,
            and at the end a style with a name, its colours and its materials.
          </p>
          <p>
            The hard part comes after. A style in a magazine is somebody else’s room. So you photograph your
            own, with its odd corner and its low window, and {promise.seeing}, a minute or two later.{' '}
            {promise.goingOn}
          </p>
          <p>
            And where a picture is not enough, a designer helps you: a person, with a pencil, who has seen
            what you chose.
          </p>
        </div>
        {beside && (
          <Picture
            {...beside}
            cover
            sizes="(width < 48rem) 92vw, 26rem"
            className="aspect-[4/5] md:col-span-5"
          />
        )}
      </div>
      <section aria-labelledby="promises" className="page mt-section">
        <h2 id="promises" className="text-3xl">
          What we hold ourselves to
        </h2>
        <ul className="mt-10 grid gap-x-10 md:grid-cols-3">
          {PROMISES.map(([title, text]) => (
            <li key={title} className="border-line border-t py-6">
              <h3>{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-text">
          All of it is in our <TextLink to="/terms">terms</TextLink>. If you have a question,{' '}
          <TextLink to="/contact">write to us</TextLink>.
        </p>
        <ButtonLink to="/quiz" size="large" className="mt-8 max-sm:w-full">
          Start the Style Quiz
        </ButtonLink>
      </section>
    </article>
  )
}
