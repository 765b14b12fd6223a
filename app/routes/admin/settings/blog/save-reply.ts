import type { ActionReply } from '../../../forms/reply.ts'

/** What the editor is told. */
export interface SaveReply extends ActionReply {
  /** The post that was saved. */
  savedId?: string
}
