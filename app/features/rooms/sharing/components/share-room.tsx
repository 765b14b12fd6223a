import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { LinkField } from '#app/ui/fields/link-field.tsx'
import { focusIfLost } from '#app/ui/focus-if-lost.ts'
import type { RoomVersion } from '../../versions/rules/versions.ts'
import { type Vote, VoteList } from './vote-list.tsx'

interface Share {
  address: string
  /** Whether the link's page shows the owner's first name. */
  showsName: boolean
  votes: Vote[]
}

interface ShareRoomProps {
  uploadId: string
  /** Of the owner. */
  firstName: string
  share: Share | null
  versions: RoomVersion[]
  /** The version under way, in words; null when none is. */
  adding: string | null
}

/** A link to share with others, which the owner creates, copies and ends. */
export function ShareRoom({ uploadId, firstName, share, versions, adding }: ShareRoomProps) {
  const [isMade, setMade] = useState(false)
  return (
    <section id="share" aria-labelledby="share-title" className="grid max-w-form gap-4">
      <h2 id="share-title">Share this room</h2>
      {adding && (
        <p role="status">
          We are adding {adding} to this room; {share ? 'the link' : 'a link'} will show it.
        </p>
      )}
      {share ? (
        <Shared uploadId={uploadId} firstName={firstName} share={share} versions={versions} isNew={isMade} />
      ) : (
        <MakeLink
          uploadId={uploadId}
          firstName={firstName}
          hasOne={versions.length === 2}
          onMake={() => setMade(true)}
        />
      )}
    </section>
  )
}

const PREVIEW_STAYS = 'A preview that a messenger has already shown stays in that chat.'

interface MakeLinkProps {
  uploadId: string
  firstName: string
  /** Whether there is exactly one redesign. */
  hasOne: boolean
  onMake: () => void
}

function MakeLink({ uploadId, firstName, hasOne, onMake }: MakeLinkProps) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" onSubmit={onMake} className="grid justify-items-start gap-4 wrap-anywhere">
      <p>
        Make a link, and whoever has it sees your photo and all versions of this room, and can say{' '}
        {hasOne ? 'whether they love it' : 'which one they like best'}. They cannot change anything, and
        search engines do not list it. Messengers show the room before and after beside the link. You can end
        it at any time. {PREVIEW_STAYS}
      </p>
      <input type="hidden" name="uploadId" value={uploadId} />
      <CheckboxField
        name="showsName"
        label={`Show my first name, ${firstName}`}
        hint={`It then says ‘${firstName} would like your opinion’. Without it, ‘Somebody’ asks.`}
      />
      <Button
        type="submit"
        name="intent"
        value="share"
        variant="secondary"
        pending={fetcher.state !== 'idle'}
        pendingText="Making the link…"
      >
        Make a link
      </Button>
    </fetcher.Form>
  )
}

interface SharedProps extends Omit<ShareRoomProps, 'adding'> {
  share: Share
  /** Whether the link was asked for on this page. */
  isNew: boolean
}

function Shared({ uploadId, firstName, share, versions, isNew }: SharedProps) {
  const { showsName } = share
  return (
    <>
      <LinkField
        label="The link to this room"
        address={share.address}
        hint={`Whoever has it sees your photo and all versions. It says ‘${showsName ? firstName : 'Somebody'} would like your opinion’.`}
        {...(isNew && { copyRef: focusIfLost })}
      >
        <FormButton
          fields={{ uploadId, ...(!showsName && { showsName: 'on' }) }}
          name="intent"
          value="share"
          variant="quiet"
          size="small"
          pendingText="Saving…"
        >
          {showsName ? 'Hide my name' : `Show my first name`}
        </FormButton>
        <StopSharing uploadId={uploadId} />
      </LinkField>
      <VoteList votes={share.votes} versions={versions} />
    </>
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
    Nobody can open it any more, and its votes and preview picture are deleted. A new link will have another
    address. {PREVIEW_STAYS}
  </ConfirmedButton>
)
