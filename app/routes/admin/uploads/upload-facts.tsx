import type { UploadStory } from '#app/features/insights/queries/upload-story.server.ts'
import { exactDollars } from '#app/lib/money.ts'
import { plural } from '#app/lib/plural.ts'
import { Facts } from '../facts.tsx'
import { Moment } from '../moment.tsx'
import { creditText } from './credit-text.ts'

const STRENGTHS = { refresh: 'Refresh', restyle: 'Restyle', reimagine: 'Reimagine' } as const

/** The photo's owner, facts and wishes. */
export function UploadFacts({ story: { upload, owner, held, cents, calls } }: { story: UploadStory }) {
  const { itemsToKeep, keepStrokes, corrections, seen } = upload
  return (
    <section aria-labelledby="facts-title" className="grid gap-4">
      <h2 id="facts-title" className="text-xl">
        Photo and wishes
      </h2>
      <Facts
        facts={[
          ['Member', `${owner.name}${owner.blocked ? ' (blocked)' : ''}`],
          ['Uploaded', <Moment key="uploaded" at={upload.uploadedAt} />],
          ['Photo', `${upload.width} × ${upload.height}`],
          ['Style', upload.userStylePreference ?? 'No Style'],
          ['How much may change', STRENGTHS[upload.strength] + (upload.wallsOnly ? ', walls only' : '')],
          ['Cost of all calls', calls.length === 0 ? 'No calls on record' : exactDollars(cents)],
          ['Latest try', <LatestTry key="latest" upload={upload} />],
          ['Its credit', creditText(held)],
          ['Kept by name', itemsToKeep.length > 0 ? itemsToKeep.join(', ') : 'Nothing'],
          ['Kept by brush', keepStrokes.length > 0 ? plural(keepStrokes.length, 'stroke') : 'Nothing'],
          ['Surfaces corrected', corrections.length],
          ['Seen by the model', seen ? seenText(seen) : unseenText(upload)],
          ['Description', upload.description ?? 'None'],
          ['Latest wish', upload.userFeedback ?? 'None'],
        ]}
      />
    </section>
  )
}

function LatestTry({ upload }: { upload: UploadStory['upload'] }) {
  if (!upload.generationRequestedAt) return 'None yet'
  const { generationKind, generationIsFree, generationRequestedAt, generationEndedAt } = upload
  return (
    <>
      {generationKind === 'revision' ? 'Revision' : 'Redesign'}
      {generationIsFree && ' at no cost'}, asked for <Moment at={generationRequestedAt} />
      {generationEndedAt && (
        <>
          , ended <Moment at={generationEndedAt} />
        </>
      )}
    </>
  )
}

const seenText = ({ isRoom, roomType, light, sharpness }: NonNullable<UploadStory['upload']['seen']>) =>
  isRoom ? `${roomType}, light ${words(light)}, sharpness ${words(sharpness)}` : 'No room'

const REFUSED = {
  not_a_room: 'The model found no room',
  too_dark: 'The model found the photo too dark',
  too_blurred: 'The model found the photo too blurred',
}

/** Nothing is stored about a photo that the model refuses, so that another attempt asks the model again. */
const unseenText = ({ generationReason: reason }: UploadStory['upload']) =>
  reason && reason in REFUSED ? REFUSED[reason as keyof typeof REFUSED] : 'Nothing is on record'

const words = (value: string) => value.replaceAll('_', ' ')
