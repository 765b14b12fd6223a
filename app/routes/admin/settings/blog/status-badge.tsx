import { type PostStatus, STATUS_LABELS } from '#app/features/blog/rules/post-status.ts'
import { Badge, type BadgeTone } from '#app/ui/notices/badge.tsx'

const TONES: Partial<Record<PostStatus, BadgeTone>> = {
  published: 'success',
  review: 'warning',
  pending: 'warning',
  rejected: 'danger',
}

export function StatusBadge({ status }: { status: PostStatus }) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{STATUS_LABELS[status]}</Badge>
}
