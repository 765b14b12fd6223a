import { plural } from '#app/lib/plural.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import type { QuizImage, QuizResult } from '../../schema.ts'
import { runnerUpOf } from '../rules/mix.ts'

interface RunnerUpProps {
  result: QuizResult
  images: readonly QuizImage[]
}

/** The second style with its chosen pictures, for people who prefer it. The quiz's script takes it. */
export function RunnerUp({ result, images }: RunnerUpProps) {
  const runnerUp = runnerUpOf(result)
  if (!runnerUp) return null
  const { style, count } = runnerUp
  const chosen = new Set(result.selections.map(({ selectedImage }) => selectedImage))
  const pictures = images.filter((image) => image.style === style && chosen.has(image.id)).slice(0, 2)
  return (
    <section aria-labelledby="quiz-runner-up" className="grid gap-4 border-line border-t pt-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ul className="flex shrink-0 gap-1.5">
          {pictures.map(({ id, url, description, placeholder }) => (
            <li key={id} className="w-24">
              <Picture
                base={url}
                widths={[480, 960]}
                sizes="6rem"
                alt={description}
                width={960}
                height={640}
                placeholder={placeholder ?? undefined}
              />
            </li>
          ))}
        </ul>
        <div className="min-w-0 flex-1 basis-44">
          <h2 id="quiz-runner-up" className="text-lg leading-tight wrap-anywhere">
            <Unbroken>{`Rather ${style}?`}</Unbroken>
          </h2>
          <p className="mt-1 text-dense text-ink-soft">You chose it {plural(count, 'time')}.</p>
        </div>
      </div>
      <template data-part="take-failed">
        <div data-notice="">
          <Notice tone="danger" title={QUIZ_TEXTS.resultsFailed} />
        </div>
      </template>
      <Button
        variant="secondary"
        size="small"
        data-part="take"
        data-take={style}
        data-wait="One moment…"
        className="justify-self-start"
      >
        Make {style} My Style
      </Button>
    </section>
  )
}
