import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

/** Replaces the rooms when they could not be read. */
export const NoRoomsLoaded = () => (
  <Notice
    tone="danger"
    title="Failed to load your room uploads"
    action={
      <ButtonLink to="/dashboard" reloadDocument variant="secondary" size="small">
        Try Again
      </ButtonLink>
    }
  >
    They are all still there. Try again in a moment.
  </Notice>
)
