import type { ActionReply } from '../../../forms/reply.ts'

/** The reply to the editor. */
export interface SaveReply extends ActionReply {
  /** The post that was saved. */
  savedId?: string
}
