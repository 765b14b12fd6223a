import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import type { RoomType } from '../../rules/room-types.ts'
import { CONFIRM_DELETION, DELETION_WARNING, deletionQuestion } from '../rules/deletion.ts'

interface DeleteRoomProps {
  uploadId: string
  roomType: RoomType
  /** Returns from the room's own page to the dashboard. */
  leaves?: boolean
}

/** Deletes a room after confirmation. */
export const DeleteRoom = ({ uploadId, roomType, leaves = false }: DeleteRoomProps) => (
  <ConfirmedButton
    text="Delete"
    pendingText="Deleting…"
    fields={{ intent: 'delete', uploadId }}
    action="/dashboard"
    leaves={leaves}
    askAt={`/rooms/${uploadId}/delete`}
    title={deletionQuestion(roomType)}
    confirmText={CONFIRM_DELETION}
  >
    {DELETION_WARNING}
  </ConfirmedButton>
)
