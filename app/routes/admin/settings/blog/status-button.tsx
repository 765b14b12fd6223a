import type { StatusChange } from '#app/features/blog/rules/post-status.ts'
import type { ManagedPost } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { IntentButton } from '../../intent-button.tsx'

/** A post as this page shows it. */
export interface SeenPost {
  post: ManagedPost
  version: string
  /** Whether the form holds something that is not stored. */
  isUnsaved: boolean
}

interface StatusButtonProps {
  seen: SeenPost
  change: StatusChange
  text: string
}

/** Changes a post's status with one click. Says which version was seen, and waits until the form is saved. */
export const StatusButton = ({ seen, change, text }: StatusButtonProps) => (
  <IntentButton
    intent="status"
    fields={{ postId: seen.post.id, change, version: seen.version }}
    text={text}
    label={`${text} ${seen.post.title}`}
    disabledBecause={seen.isUnsaved ? 'Save your changes first' : undefined}
  />
)
