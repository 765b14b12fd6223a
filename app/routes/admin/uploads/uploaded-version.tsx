import type { StoryVersion } from '#app/features/insights/queries/upload-story.server.ts'
import { pictureAddress, pictureSources } from '#app/features/rooms/components/picture-address.ts'
import { exactDollars } from '#app/lib/money.ts'
import { engineNamed } from '#app/platform/ai/capabilities.ts'
import { Facts } from '#app/routes/admin/facts.tsx'
import { Moment } from '#app/routes/admin/moment.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import { creditText } from './credit-text.ts'

const SIZES = '(width < 64rem) 100vw, 700px'

/** The picture of an upload's photo or version. */
export const pictureOf = (
  uploadId: string,
  which: string,
  { width, height, placeholder }: { width: number; height: number; placeholder: string },
  alt: string,
): PictureProps => ({
  src: pictureAddress(uploadId, which, 960),
  srcSet: pictureSources(uploadId, which),
  sizes: SIZES,
  alt,
  width,
  height,
  placeholder,
})

/** A redesign with its facts. */
export function Version({ version }: { version: StoryVersion }) {
  const { name, kind, startedFrom, flaws, feedback, redesignConcept, layoutRecommendations } = version
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{name}</h3>
        {engineNamed(version.engine).isColourPreview && <Badge>Palette preview</Badge>}
        {version.freeOfCharge && <Badge tone="warning">Missed its checks</Badge>}
      </div>
      {feedback && (
        <blockquote className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-4">
          {feedback}
        </blockquote>
      )}
      <Facts
        columns={1}
        facts={[
          ['Made', <Moment key="made" at={version.generatedAt} />],
          [
            'What',
            kind === 'revision' ? `Revision of ${startedFrom ?? 'a version that is gone'}` : 'Redesign',
          ],
          ['Style', version.style],
          ['Credits spent', creditText(version.held)],
          ['Calls', version.cents > 0 ? exactDollars(version.cents) : 'No cost on record'],
          ['Took', version.generationSeconds === null ? '–' : `${version.generationSeconds} s`],
          ['Checks', checkText(flaws)],
          ['Rating', version.userRating ? `${version.userRating} of 5` : 'Not rated'],
          ...(redesignConcept ? [['Concept', redesignConcept] as [string, string]] : []),
          ...(layoutRecommendations ? [['Layout', layoutRecommendations] as [string, string]] : []),
        ]}
      />
    </div>
  )
}

function checkText(flaws: string[] | null): string {
  if (flaws === null) return 'Not made'
  return flaws.length === 0 ? 'Passed' : `Missed: ${flaws.join(', ')}`
}
