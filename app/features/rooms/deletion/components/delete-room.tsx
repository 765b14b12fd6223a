import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import type { RoomType } from '../../rules/room-types.ts'

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
    title={`Delete this ${roomType.toLowerCase()}?`}
    confirmText="Delete design"
  >
    Are you sure you want to delete this room design? This action cannot be undone.
  </ConfirmedButton>
)
