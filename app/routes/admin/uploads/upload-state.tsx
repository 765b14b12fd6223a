import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import { failureName } from '#app/features/rooms/generation/rules/failure-names.ts'
import { Badge } from '#app/ui/notices/badge.tsx'

/** The state of an upload's latest redesign, and why it failed. */
export function UploadState({
  upload: { generationState, generationReason },
}: {
  upload: Pick<UploadRow, 'generationState' | 'generationReason'>
}) {
  if (generationState === 'queued') return <Badge>Waiting</Badge>
  if (generationState === 'running') return <Badge>Running</Badge>
  if (generationState === 'asking') return <Badge>Asks its owner</Badge>
  if (generationState !== 'failed') return null
  return (
    <span className="grid justify-items-end gap-0.5 whitespace-normal text-right">
      <Badge tone="danger">Failed</Badge>
      {generationReason && (
        <span className="wrap-normal text-ink-soft text-sm">{failureName(generationReason)}</span>
      )}
    </span>
  )
}
