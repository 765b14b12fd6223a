import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import type { GeneratedPost } from '#app/features/blog/queries/generated-posts.server.ts'
import { STATUS_LABELS } from '#app/features/blog/rules/status.ts'
import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import type { ActionReply } from '../../action-reply.ts'

/** The post about an upload's redesign: asked for, being written, there, or why not. */
export function GeneratePost({
  upload,
  generated,
  hasModel,
}: {
  upload: UploadRow
  generated: GeneratedPost | undefined
  hasModel: boolean
}) {
  const [isOpen, setIsOpen] = useState(false)
  const { redesignId } = upload
  if (!redesignId) return null
  if (generated?.post)
    return (
      <TextLink
        to={`/admin/settings/blog/${generated.post.id}`}
        className="inline-flex min-h-11 items-center px-4 text-sm"
      >
        Post: {STATUS_LABELS[generated.post.status]}
      </TextLink>
    )
  if (generated && !generated.failure)
    return <p className="inline-flex min-h-11 animate-breathe items-center px-4 text-sm">Writing a post…</p>
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setIsOpen(true)}
        aria-label={`Generate a blog post about the ${upload.roomType} of ${upload.email}`}
      >
        {generated?.failure ? 'Try the post again' : 'Generate blog post'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Generate a blog post"
        description={`About the ${upload.roomType.toLowerCase()} of ${upload.email} and its latest redesign.`}
      >
        {generated?.failure && (
          <div className="mb-5">
            <Notice tone="danger" title="Failed to generate blog post">
              {generated.failure}
            </Notice>
          </div>
        )}
        <GenerateForm {...{ upload, redesignId, hasModel }} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

const PUBLICATIONS = [
  { value: 'review', label: 'Review first', hint: 'A draft for you to read, change and publish.' },
  { value: 'publish', label: 'Publish at once', hint: 'It is on the blog as soon as it is written.' },
]

function GenerateForm({
  upload,
  redesignId,
  hasModel,
  onDone,
}: {
  upload: UploadRow
  redesignId: string
  hasModel: boolean
  onDone: () => void
}) {
  const fetcher = useFetcher<ActionReply>()
  const id = useId()
  const errors = fetcher.data?.fieldErrors
  const isSending = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.data?.tone === 'success') onDone()
  }, [fetcher.data, onDone])
  return (
    <fetcher.Form id={id} method="post" action="/admin/uploads" className="grid gap-5">
      <input type="hidden" name="intent" value="generate-post" />
      <input type="hidden" name="uploadId" value={upload.id} />
      <input type="hidden" name="redesignId" value={redesignId} />
      {hasModel ? (
        <RadioCards
          label="When does it go to the public?"
          name="publication"
          defaultValue="review"
          options={PUBLICATIONS}
          error={errors?.publication}
        />
      ) : (
        <Notice title="There is no AI to write it">
          <input type="hidden" name="publication" value="review" />
          Without an OpenAI API key a draft is put together from what is known of the room: style, colours,
          materials. You edit it before it can be published.
        </Notice>
      )}
      <CheckboxField
        label="The owner of this room has agreed that its photo and redesign are published"
        name="ownerAgreed"
        hint="We do not ask them: please have their answer in writing. The post names neither them nor their address."
        error={errors?.ownerAgreed}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSending} pendingText="One moment…">
          Generate blog post
        </Button>
        <Button variant="quiet" onClick={onDone} disabled={isSending}>
          Cancel
        </Button>
      </div>
    </fetcher.Form>
  )
}
