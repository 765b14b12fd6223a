import type { GeneratedPost } from '#app/features/blog/generation/queries/generated-posts.server.ts'
import { STATUS_LABELS } from '#app/features/blog/rules/post-status.ts'
import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

/** The state of the post about an upload's redesign, with a button that requests one. */
export function GeneratePost({
  upload,
  generated,
  hasModel,
}: {
  upload: UploadRow
  generated: GeneratedPost | undefined
  hasModel: boolean
}) {
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
  const text = generated?.failure ? 'Try the post again' : 'Generate blog post'
  return (
    <FormDialog
      button={{
        text,
        label: `${text}: the ${upload.roomType} of ${upload.email}`,
        variant: 'quiet',
        size: 'small',
      }}
      title="Generate a blog post"
      description={`About the ${upload.roomType.toLowerCase()} of ${upload.email} and its latest redesign.`}
      action="/admin/uploads"
      hidden={{ intent: 'generate-post', uploadId: upload.id, redesignId }}
      submitText="Generate blog post"
      pendingText="One moment…"
    >
      {(errors) => (
        <>
          {generated?.failure && (
            <Notice tone="danger" title="Failed to generate blog post">
              {generated.failure}
            </Notice>
          )}
          <GenerateFields hasModel={hasModel} errors={errors} />
        </>
      )}
    </FormDialog>
  )
}

const PUBLICATIONS = [
  { value: 'publish', label: 'Publish at once', hint: 'It is on the blog as soon as it is written.' },
  { value: 'review', label: 'Review first', hint: 'A draft for you to read, change and publish.' },
]

function GenerateFields({
  hasModel,
  errors,
}: {
  hasModel: boolean
  errors: Record<string, string[]> | undefined
}) {
  return (
    <>
      {hasModel ? (
        <RadioCards
          label="When does it go public?"
          name="publication"
          defaultValue="publish"
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
        label="The owner of this room has agreed to publish its photo and redesign"
        name="ownerAgreed"
        hint="We do not ask them: please get their answer in writing. The post names neither them nor their address."
        error={errors?.ownerAgreed}
      />
    </>
  )
}
