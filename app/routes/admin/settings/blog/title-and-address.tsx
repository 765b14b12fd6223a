import { useState } from 'react'
import type { ManagedPost } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { POST_LIMITS } from '#app/features/blog/writing/rules/post-limits.ts'
import { slugOf } from '#app/features/blog/writing/rules/slug.ts'
import { CountedTextField } from '#app/ui/fields/counted-text-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

/**
 * Fields for title and address. A new post's address follows its title until somebody types one; a stored one keeps its own
 * when the field is empty.
 */
export function TitleAndAddress({
  post,
  errors,
}: {
  post: ManagedPost | null
  errors: Record<string, string[]> | undefined
}) {
  const [title, setTitle] = useState(post?.title ?? '')
  const [slug, setSlug] = useState(post?.slug ?? '')
  const made = post?.slug ?? (title.trim() && slugOf(title))
  return (
    <>
      <CountedTextField
        label="Title"
        name="title"
        value={title}
        countTo={POST_LIMITS.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={errors?.title}
      />
      <TextField
        label="Address"
        name="slug"
        value={slug}
        placeholder={made}
        optional={!post}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setSlug(event.currentTarget.value)}
        hint={
          post?.publishedAt
            ? `/blog/${slug || made}. When it changes, links to the old address lead here.`
            : `/blog/${slug || made || '…'}`
        }
        error={errors?.slug}
        className="wrap-anywhere"
      />
    </>
  )
}
