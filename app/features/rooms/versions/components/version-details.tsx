import { useState } from 'react'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { downloadAddress } from '../../components/picture-address.ts'
import { RevisionForm } from '../../generation/components/revision-form.tsx'
import { downloadName, type RoomPage, type RoomVersion } from '../rules/versions.ts'
import { RateVersion } from './rate-version.tsx'
import { VersionUnderWay } from './version-under-way.tsx'
import { WishQuote } from './wish-quote.tsx'

interface VersionDetailsProps {
  room: RoomPage
  version: RoomVersion
  /** Whether the version under way stands in the place of this one's details. */
  isUnderWay: boolean
  /** The wish of the latest failed revision. */
  wish: string | null
  siteName: string
  canRevise: boolean
  isUnlimited: boolean
  /** Whether the engine follows written wishes. */
  revisesByWords: boolean
}

/** The details of the shown version, with its actions. */
export function VersionDetails({
  room,
  version,
  isUnderWay,
  wish,
  siteName,
  canRevise,
  isUnlimited,
  revisesByWords,
}: VersionDetailsProps) {
  const { redesign } = version
  // By version, so that a half-written wish stays while another version is looked at.
  const [drafts, setDrafts] = useState<Record<string, string>>({})
  if (isUnderWay) return <VersionUnderWay room={room} shown={version} />
  return (
    <section aria-labelledby="version-title" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="version-title">
          <Unbroken>{version.name}</Unbroken>
        </h2>
        {redesign?.isPreview && <Badge>Palette preview</Badge>}
      </div>
      {redesign?.concept && <p className="max-w-text">{redesign.concept}</p>}
      {redesign?.feedback && <WishQuote feedback={redesign.feedback} startedFrom={redesign.startedFrom} />}
      {redesign && <RateVersion key={version.id} redesignId={version.id} rating={redesign.rating} />}
      <div className="flex flex-wrap items-center gap-3">
        {redesign && revisesByWords && (
          <RevisionForm
            key={`${version.id} ${wish}`}
            uploadId={room.id}
            canRevise={canRevise}
            isUnlimited={isUnlimited}
            isRevising={room.isGenerating}
            wish={wish}
            from={version}
            draft={drafts[version.id]}
            onDraft={(text) => setDrafts((all) => ({ ...all, [version.id]: text }))}
          />
        )}
        {redesign && (
          <ButtonLink to={`/rooms/${room.id}/board/${version.id}`} variant="secondary" size="small">
            Design board
          </ButtonLink>
        )}
        <a
          href={downloadAddress(room.id, version.id, downloadName(siteName, room.roomType, version.name))}
          download
          className={buttonStyle('secondary', 'small')}
        >
          Download {version.width} × {version.height}
        </a>
        <div className="flex flex-wrap gap-x-3 max-sm:-ml-4">
          <ButtonLink to={`/rooms/${room.id}/styles`} variant="quiet" size="small">
            Try another style
          </ButtonLink>
          {redesign?.isPreview && (
            <ButtonLink
              to={`/rooms/${room.id}/styles?${new URLSearchParams({ style: redesign.style, boldness: redesign.boldness, fix: '1' })}#paint`}
              variant="quiet"
              size="small"
            >
              Something painted wrong?
            </ButtonLink>
          )}
          <ButtonLink to={`/designer-request?room=${room.id}`} variant="quiet" size="small">
            Ask a designer about this room
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
