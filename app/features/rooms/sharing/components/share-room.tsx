import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { LinkField } from '#app/ui/fields/link-field.tsx'
import type { RoomVersion } from '../../versions/rules/versions.ts'

interface Share {
  address: string
  votes: { redesignId: string; voterName: string | null }[]
}

interface ShareRoomProps {
  uploadId: string
  share: Share | null
  versions: RoomVersion[]
}

/** A link to share with others, which the owner makes, copies and ends. */
export function ShareRoom({ uploadId, share, versions }: ShareRoomProps) {
  return (
    <section id="share" aria-labelledby="share-title" className="grid max-w-form gap-4">
      <h2 id="share-title">Share this room</h2>
      {share ? (
        <Shared uploadId={uploadId} share={share} versions={versions} />
      ) : (
        <MakeLink uploadId={uploadId} hasOne={versions.length === 2} />
      )}
    </section>
  )
}

/** @param props.hasOne whether there is one redesign beside the photo */
function MakeLink({ uploadId, hasOne }: { uploadId: string; hasOne: boolean }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Make a link, and whoever has it sees your photo and all versions of this room, and can say{' '}
        {hasOne ? 'whether they like it' : 'which one they like best'}. They cannot change anything, and
        search engines do not list it. You can end it at any time.
      </p>
      <FormButton
        fields={{ uploadId }}
        name="intent"
        value="share"
        variant="secondary"
        pendingText="Making the link…"
      >
        Make a link
      </FormButton>
    </div>
  )
}

function Shared({ uploadId, share, versions }: ShareRoomProps & { share: Share }) {
  return (
    <>
      <LinkField
        label="The link to this room"
        address={share.address}
        hint="Whoever has it sees your photo and all versions."
      >
        <StopSharing uploadId={uploadId} />
      </LinkField>
      <Votes votes={share.votes} versions={versions} />
    </>
  )
}

function Votes({ votes, versions }: Pick<Share, 'votes'> & Pick<ShareRoomProps, 'versions'>) {
  if (votes.length === 0) return <p className="text-ink-soft">Nobody has voted yet.</p>
  return (
    <ul aria-label="Votes" className="grid gap-1">
      {versions.map(({ id, name }) => {
        const own = votes.filter(({ redesignId }) => redesignId === id)
        if (own.length === 0) return null
        return (
          <li key={id} className="wrap-anywhere">
            <strong className="font-medium">{name}</strong> is liked{versions.length > 2 && ' best'} by{' '}
            {own.map(({ voterName }) => voterName ?? 'somebody').join(', ')}
          </li>
        )
      })}
    </ul>
  )
}

const StopSharing = ({ uploadId }: { uploadId: string }) => (
  <ConfirmedButton
    text="Stop sharing"
    pendingText="Ending…"
    fields={{ intent: 'stop-sharing', uploadId }}
    title="End this link?"
    confirmText="End the link"
  >
    Nobody can open it any more, and its votes go. A new link will have another address.
  </ConfirmedButton>
)
