import type { RoomType } from '../../rules/room-types.ts'

/** What owners are asked before their room is deleted, in the dialog and on the page without a script. */
export const deletionQuestion = (roomType: RoomType) => `Delete this ${roomType.toLowerCase()}?`
export const DELETION_WARNING =
  'Are you sure you want to delete this room design? This action cannot be undone.'
export const CONFIRM_DELETION = 'Delete design'

/** Why an administrator deletes an upload, in the order of the choices. */
export const DELETION_REASONS = [
  'inappropriate_content',
  'poor_image_quality',
  'not_a_room',
  'duplicate_upload',
  'technical_issue',
  'user_request',
  'other',
] as const
export type DeletionReason = (typeof DELETION_REASONS)[number]

/** The reasons as worded in the email to the owner. */
export const DELETION_LABELS: Record<DeletionReason, string> = {
  inappropriate_content: 'Inappropriate content',
  poor_image_quality: 'Poor image quality',
  not_a_room: 'Not a room',
  duplicate_upload: 'Duplicate upload',
  technical_issue: 'Technical issue',
  user_request: 'You asked us to',
  other: 'Other',
}

/** Maximum length of the administrator's message in that email, in characters. */
export const MAX_CUSTOM_MESSAGE = 1000
