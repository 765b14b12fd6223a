import type { ActionReply } from '../../../forms/reply.ts'

export interface SaveReply extends ActionReply {
  /** Id of the saved post. */
  savedId?: string
}
