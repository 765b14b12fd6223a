import type { ActionReply } from '../../../forms/reply.ts'

/** The reply to the editor. */
export interface SaveReply extends ActionReply {
  /** Id of the saved post. */
  savedId?: string
}
