import type { POST_STATUSES } from '../schema/posts.ts'

export type PostStatus = (typeof POST_STATUSES)[number]

/** What the editor offers. The other states are reached by a review. */
export const EDITOR_STATUSES = ['draft', 'review', 'published', 'archived'] as const satisfies PostStatus[]

export const STATUS_LABELS: Record<PostStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  published: 'Published',
  rejected: 'Rejected',
  draft: 'Draft',
  review: 'In review',
  archived: 'Archived',
}

/** What an administrator can do to a post with one click: from which states, and where it leads. */
export const STATUS_CHANGES = {
  publish: { from: ['pending', 'approved', 'rejected', 'draft', 'review', 'archived'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  approve: { from: ['pending', 'review', 'rejected'], to: 'approved' },
  reject: { from: ['pending', 'review', 'approved'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly PostStatus[]; to: PostStatus }>

export type StatusChange = keyof typeof STATUS_CHANGES

/** Whether a change can be made to a post of this status. */
export const canChange = (status: PostStatus, change: StatusChange) =>
  (STATUS_CHANGES[change].from as readonly PostStatus[]).includes(status)

/** The states a post waits for its review in. */
export const isInReview = (status: PostStatus) => canChange(status, 'reject') && status !== 'approved'
