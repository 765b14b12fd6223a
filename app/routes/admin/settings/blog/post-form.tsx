import { type KeyboardEvent, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { ManagedPost } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { POST_LIMITS } from '#app/features/blog/writing/rules/post-limits.ts'
import { CountedTextField } from '#app/ui/fields/counted-text-field.tsx'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { FormSection } from '#app/ui/forms/form-section.tsx'
import { UnsavedGuard } from '#app/ui/forms/unsaved-guard.tsx'
import { useErrorFocus } from '#app/ui/forms/use-error-focus.ts'
import type { Unsaved } from '#app/ui/forms/use-unsaved.ts'
import { VersionField } from '#app/ui/forms/version-field.tsx'
import { RichTextEditor } from '#app/ui/rich-text-editor/rich-text-editor.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import { SaveButtons } from './save-buttons.tsx'
import type { SaveReply } from './save-reply.ts'
import { sendPicture } from './send-picture.ts'
import { TitleAndAddress } from './title-and-address.tsx'

interface PostFormProps {
  post: ManagedPost | null
  fetcher: FetcherWithComponents<SaveReply>
  saving: Unsaved
  /** Whether a new post was saved, and this page moves to its address. */
  isMoving: boolean
}

export function PostForm({ post, fetcher, saving, isMoving }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const errors = fetcher.data?.fieldErrors
  useErrorFocus(form, errors)
  const isSaving = isMoving || fetcher.state !== 'idle'
  const { isUnsaved, change, send, seen, replaced } = saving
  return (
    <fetcher.Form
      ref={form}
      method="post"
      onInput={change}
      onSubmit={send}
      onKeyDown={keepFromSending}
      className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] [&_:is(input,textarea,select,button)]:scroll-mb-28"
    >
      <input type="hidden" name="intent" value={post ? 'update' : 'create'} />
      {post && <VersionField key={seen} version={seen} />}
      <UnsavedGuard isActive={isUnsaved && !isMoving} what="this post" />
      <div key={`text ${replaced}`} className="grid content-start gap-6">
        <TitleAndAddress post={post} errors={errors} />
        <TextareaField
          label="Excerpt"
          name="excerpt"
          optional
          defaultValue={post?.excerpt}
          countTo={POST_LIMITS.excerpt}
          hint="What lists and shared links show of it."
          error={errors?.excerpt}
          rows={3}
        />
        <RichTextEditor
          label="Content"
          name="content"
          defaultValue={post?.content ?? ''}
          onChange={change}
          uploadPicture={sendPicture}
          error={errors?.content}
        />
        <FormSection title="Search engines" sentence="If empty, title and excerpt are used.">
          <CountedTextField
            label="SEO title"
            name="seoTitle"
            optional
            defaultValue={post?.seoTitle ?? ''}
            countTo={POST_LIMITS.seoTitle}
            error={errors?.seoTitle}
          />
          <TextareaField
            label="Meta description"
            name="metaDescription"
            optional
            defaultValue={post?.metaDescription ?? ''}
            countTo={POST_LIMITS.metaDescription}
            error={errors?.metaDescription}
            rows={3}
          />
        </FormSection>
      </div>
      <div key={`facts ${replaced}`} className="grid content-start gap-8">
        <PostFields post={post} errors={errors} />
        <PictureChoice
          name="before"
          label="Before"
          address={post?.beforeImageUrl ?? null}
          facts={post?.beforeImage ?? null}
          errors={errors}
          onChange={change}
        />
        <PictureChoice
          name="after"
          label="After"
          address={post?.afterImageUrl ?? null}
          facts={post?.afterImage ?? null}
          errors={errors}
          onChange={change}
        />
      </div>
      <div className="z-10 flex flex-wrap gap-3 border-line border-t bg-paper py-4 sm:sticky sm:bottom-0 lg:col-span-2">
        <SaveButtons post={post} isSaving={isSaving} />
        <PostPreview form={form} />
      </div>
    </fetcher.Form>
  )
}

/** Prevents Enter in a text field from publishing. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text')
    event.preventDefault()
}
