import { POST_HTML } from '#app/features/blog/writing/rules/post-html.ts'
import { POST_LIMITS } from '#app/features/blog/writing/rules/post-limits.ts'
import { textAsHtml } from '#app/lib/text-as-html.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import { textFields } from '../../../forms/form-fields.ts'
import { readForm } from '../../../forms/read-form.server.ts'
import type { Route } from './+types/preview.ts'

/** Refuses GET, because the editor posts its fields here. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })

/** Returns the typed post as the blog would show it, without saving it. */
export async function action({ request, context }: Route.ActionArgs) {
  requireAdministrator(context)
  return { preview: previewHtml(textFields(await readForm({ request, context }))) }
}

const PICTURE = /^\/(?:blog\/pictures|starter-pool)\/[\w-]+$/

/** Sanitises the content as saving does, and escapes everything else. */
function previewHtml({ title = '', excerpt = '', content = '', ...form }: Record<string, string>): string {
  const pictures = ['before', 'after'].map((name) =>
    figure(form[`${name}Address`] ?? '', form[`${name}Alt`] ?? ''),
  )
  return [
    `<h1>${textAsHtml(title)}</h1>`,
    excerpt && `<p class="text-lg text-ink-soft">${textAsHtml(excerpt)}</p>`,
    ...pictures,
    `<div class="prose">${sanitiseHtml(content.slice(0, POST_LIMITS.content), POST_HTML)}</div>`,
  ]
    .filter(Boolean)
    .join('')
}

/** Shows only the blog's own pictures. Each has a file of the smallest width. */
function figure(address: string, alt: string): string {
  if (!PICTURE.test(address)) return ''
  return `<img src="${address}-480.webp" alt="${textAsHtml(alt)}" class="rounded-print">`
}
