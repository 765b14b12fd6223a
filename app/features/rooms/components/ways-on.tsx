import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { NoCredits } from './no-credits.tsx'

export const ChoosePhoto = () => (
  <ButtonLink to="/dashboard#photo" size="small">
    Choose another photo
  </ButtonLink>
)

export const NoRoomCredits = () => (
  <NoCredits className="text-dense">
    No credits available. Please purchase credits to upload more rooms.
  </NoCredits>
)

interface RetryButtonProps {
  uploadId: string
  /** The redesign uses a credit. */
  usesCredit: boolean
  variant?: 'secondary'
  children: string
}

/** Requests the redesign of a room that has none. */
export const RetryButton = ({ uploadId, usesCredit, variant, children }: RetryButtonProps) => (
  <FormButton
    fields={usesCredit ? { uploadId } : { uploadId, promised: 'nothing' }}
    name="intent"
    value="retry"
    {...(variant && { variant })}
    size="small"
    pendingText="Starting…"
  >
    {children}
  </FormButton>
)
