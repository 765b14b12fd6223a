import type { ReactNode } from 'react'
import { capitalised } from '#app/lib/capitalised.ts'
import { plural } from '#app/lib/plural.ts'
import type { Boldness } from '#app/platform/ai/surfaces.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { inStyleWords, paintedWords } from '../../style-previews/rules/boldness.ts'
import type { Verdict } from '../schema.ts'
import { AboutVersion, type DescribedVersion } from './about-version.tsx'
import { SharedComparison, type SharedPicture } from './shared-comparison.tsx'
import { FavouriteVote, OnlyVersionVote } from './votes.tsx'

interface SharedVersion extends SharedPicture, DescribedVersion {
  name: string
  style: string
  boldness: Boldness
  /** How many prefer it to others. */
  votes: number
}

interface SharedVersionsProps {
  token: string
  /** Shown where the vote can be changed, once it is kept. */
  thanks: ReactNode
  /** Whom a first vote comes from, so that one that is sent again does not count twice. */
  voter: string
  room: {
    roomType: string
    /** First name of the owner; null without their consent. */
    owner: string | null
    original: SharedPicture
    versions: SharedVersion[]
    /** This visitor's vote. */
    chosen: { redesignId: string; verdict: Verdict; voterName: string | null; isFavourite: boolean } | null
  }
}

/** A shared room: its only version, or several of which a visitor chooses one. Works without JavaScript. */
export const SharedVersions = (props: SharedVersionsProps) =>
  props.room.versions.length === 1 ? (
    <OnlyVersion {...props} version={props.room.versions[0]!} />
  ) : (
    <Favourite {...props} />
  )

function OnlyVersion({
  token,
  voter,
  thanks,
  room,
  version,
}: SharedVersionsProps & { version: SharedVersion }) {
  return (
    <div className="grid gap-6">
      <SharedComparison token={token} room={room} version={version} />
      <div className="grid max-w-text gap-1">
        <h2>
          <Unbroken>{capitalised(inStyleWords(version))}</Unbroken>
        </h2>
        <AboutVersion token={token} version={version} />
      </div>
      <OnlyVersionVote
        redesignId={version.id}
        voter={voter}
        voterName={room.chosen?.voterName ?? null}
        thanks={thanks}
        owner={room.owner}
        said={room.chosen?.redesignId === version.id ? room.chosen.verdict : null}
      />
      <AboutCookie />
    </div>
  )
}

function Favourite({ token, voter, thanks, room }: SharedVersionsProps) {
  const favourite = room.chosen?.isFavourite ? room.chosen.redesignId : null
  return (
    <form method="post" data-vote className="grid gap-16">
      <input type="hidden" name="voter" value={voter} />
      {room.versions.map((version) => (
        <article key={version.id} aria-labelledby={`name-${version.id}`} className="grid gap-4">
          <SharedComparison token={token} room={room} version={version} />
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="grid max-w-text gap-1">
              <h2 id={`name-${version.id}`}>
                <Unbroken>{version.name}</Unbroken>
              </h2>
              <p className="text-ink-soft text-sm">{about(version)}</p>
              <AboutVersion token={token} version={version} />
            </div>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
              <input
                type="radio"
                name="redesignId"
                value={version.id}
                required
                defaultChecked={version.id === favourite}
                className="size-5 accent-bloom"
              />
              I like {version.name} best
            </label>
          </div>
        </article>
      ))}
      <div className="grid gap-4 border-line border-t pt-8">
        <FavouriteVote
          isChange={favourite !== null}
          voterName={room.chosen?.voterName ?? null}
          thanks={thanks}
        />
        <AboutCookie />
      </div>
    </form>
  )
}

const AboutCookie = () => (
  <p className="max-w-text text-ink-soft text-sm">
    A cookie keeps your vote apart from others. Apart from that and the name you give, nothing is stored about
    you.
  </p>
)

const about = (version: SharedVersion) =>
  [paintedWords(version), version.votes > 0 && plural(version.votes, 'vote')].filter(Boolean).join(' · ')
