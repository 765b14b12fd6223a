import { EDITOR_STATUSES, type PostStatus, STATUS_LABELS } from '#app/features/blog/rules/post-status.ts'
import { BLOG_ROOM_TYPES } from '#app/features/blog/schema/posts.ts'
import type { ManagedPost } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { capitalised } from '#app/lib/capitalised.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { roomTypeName } from './room-type-name.ts'

const ROOMS = BLOG_ROOM_TYPES.map((value) => ({ value, label: capitalised(roomTypeName(value)) }))
const STATUSES = EDITOR_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))

/** Includes the post's own status if the editor does not offer it, because a review set it. */
function statusesFor(status: PostStatus) {
  const isOffered = STATUSES.some(({ value }) => value === status)
  return isOffered ? STATUSES : [{ value: '', label: STATUS_LABELS[status] }, ...STATUSES]
}

/** A post's fields beside its text. */
export function PostFields({
  post,
  errors,
}: {
  post: ManagedPost | null
  errors: Record<string, string[]> | undefined
}) {
  return (
    <div className="grid gap-6">
      {post && (
        <SelectField
          // Updates the field after a change elsewhere on the page, such as unpublishing.
          key={post.status}
          label="Status"
          name="status"
          defaultValue={STATUSES.find(({ value }) => value === post.status)?.value ?? ''}
          options={statusesFor(post.status)}
          error={errors?.status}
        />
      )}
      <SelectField
        label="Room type"
        name="roomType"
        optional
        defaultValue={post?.roomType ?? ''}
        options={[{ value: '', label: 'None' }, ...ROOMS]}
        error={errors?.roomType}
      />
      <SelectField
        label="Design style"
        name="styleApplied"
        optional
        defaultValue={post?.styleApplied ?? ''}
        options={[{ value: '', label: 'None' }, ...stylesFor(post)]}
        error={errors?.styleApplied}
      />
      <TextField
        label="Tags"
        name="tags"
        optional
        defaultValue={post?.tags.join(', ')}
        hint="Separated by commas."
        error={errors?.tags}
      />
    </div>
  )
}

/** Includes the post's own style if it is no longer offered. */
const stylesFor = (post: ManagedPost | null): string[] => {
  const own = post?.styleApplied
  return own && !BUILT_IN_STYLES.some((style) => style === own)
    ? [own, ...BUILT_IN_STYLES]
    : [...BUILT_IN_STYLES]
}
