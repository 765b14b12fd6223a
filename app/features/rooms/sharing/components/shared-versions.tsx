import { plural } from '#app/lib/plural.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import { PICTURE_WIDTHS } from '../../rules/picture-keys.ts'
import { MAX_VOTER_NAME } from '../../rules/text-lengths.ts'

interface SharedPicture {
  id: string
  width: number
  height: number
  placeholder: string
}

interface SharedVersion extends SharedPicture {
  name: string
  style: string
  concept: string | null
  votes: number
  hasBoard: boolean
}

interface SharedVersionsProps {
  token: string
  room: { roomType: string; original: SharedPicture; versions: SharedVersion[]; chosen: string | null }
}

/**
 * The versions of a shared room, each beside the photo, and the vote: for one of them, or for the only one. Works without
 * page script.
 */
export function SharedVersions({ token, room }: SharedVersionsProps) {
  const { original, versions, chosen } = room
  const kind = room.roomType.toLowerCase()
  const isOnly = versions.length === 1
  return (
    <form method="post" className="grid gap-16">
      {versions.map((version) => (
        <article key={version.id} aria-labelledby={`name-${version.id}`} className="grid gap-4">
          <Fitted width={original.width} height={original.height} share={100}>
            <BeforeAfter
              label={`Compare the photo and ${version.name}`}
              before={pictureOf(token, 'original', original, `The ${kind} as it is`)}
              after={pictureOf(token, version.id, version, `The ${kind}, ${version.name.toLowerCase()}`)}
            />
          </Fitted>
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="grid max-w-text gap-1">
              <h2 id={`name-${version.id}`}>{version.name}</h2>
              <p className="text-ink-soft text-sm">{about(version)}</p>
              {version.concept && <p>{version.concept}</p>}
              {version.hasBoard && (
                <TextLink
                  to={`/s/${token}/board/${version.id}`}
                  className="inline-flex min-h-11 items-center justify-self-start"
                >
                  See its colours and what is in it
                </TextLink>
              )}
            </div>
            {isOnly ? (
              <input type="hidden" name="redesignId" value={version.id} />
            ) : (
              <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
                <input
                  type="radio"
                  name="redesignId"
                  value={version.id}
                  required
                  defaultChecked={version.id === chosen}
                  className="size-5 accent-bloom"
                />
                I like {version.name} best
              </label>
            )}
          </div>
        </article>
      ))}
      <div className="grid max-w-form gap-4 border-line border-t pt-8">
        {isOnly && chosen ? (
          <p>You have said that you like it.</p>
        ) : (
          <Vote isOnly={isOnly} isChange={chosen !== null} />
        )}
        <p className="text-ink-soft text-sm">
          A cookie keeps your vote apart from others. Besides it, and the name you give, nothing is stored
          about you.
        </p>
      </div>
    </form>
  )
}

const Vote = ({ isOnly, isChange }: { isOnly: boolean; isChange: boolean }) => (
  <>
    <TextField
      label="Your name"
      name="voterName"
      optional
      maxLength={MAX_VOTER_NAME}
      autoComplete="given-name"
      hint="So that they know whose vote it is."
    />
    <Button type="submit" className="justify-self-start">
      {isOnly ? 'I like it' : isChange ? 'Change my vote' : 'Send my vote'}
    </Button>
  </>
)

const about = ({ style, votes }: SharedVersion) => `${style}${votes > 0 ? ` · ${plural(votes, 'vote')}` : ''}`

function pictureOf(token: string, which: string, picture: SharedPicture, alt: string) {
  const { width, height, placeholder } = picture
  const address = (size: number) => `/s/${token}/${which}?width=${size}`
  return {
    src: address(960),
    srcSet: PICTURE_WIDTHS.map((size) => `${address(size)} ${size}w`).join(', '),
    sizes: '(width < 75rem) 100vw, 1200px',
    alt,
    width,
    height,
    placeholder,
  }
}
