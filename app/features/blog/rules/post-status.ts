import type { POST_STATUSES } from '../schema/posts.ts'

export type PostStatus = (typeof POST_STATUSES)[number]

/** The statuses that the editor offers. One-click changes set 'approved' and 'rejected'; 'pending' is the column's default. */
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

/** One-click changes: the statuses that each starts from, and the one that it leads to. */
export const STATUS_CHANGES = {
  publish: { from: ['pending', 'approved', 'rejected', 'draft', 'review', 'archived'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  approve: { from: ['pending', 'review', 'rejected'], to: 'approved' },
  reject: { from: ['pending', 'review', 'approved'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly PostStatus[]; to: PostStatus }>

export type StatusChange = keyof typeof STATUS_CHANGES

export const canChange = (status: PostStatus, change: StatusChange) =>
  (STATUS_CHANGES[change].from as readonly PostStatus[]).includes(status)

/** The only status in which everybody can read a post. Queries use `isPublished`. */
export const PUBLIC_STATUS: PostStatus = 'published'

/** Whether a post waits for review. */
export const awaitsReview = (status: PostStatus) => status === 'pending' || status === 'review'
