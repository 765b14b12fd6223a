import { desc, eq, or } from 'drizzle-orm'
import { blogPosts } from '#app/features/blog/tables.server.ts'
import {
  requestSearchText,
  submissionSearchText,
} from '#app/features/consultations/queries/search-text.server.ts'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { feedbackPage } from '#app/features/feedback/queries/feedback-list.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import { uploadPage } from './upload-list.server.ts'
import { userPage } from './user-list.server.ts'

/** Maximum hits of each kind. */
const MOST = 5

/** A hit, with enough detail to recognise it. */
export interface Hit {
  kind: 'user' | 'upload' | 'request' | 'intake' | 'message' | 'post'
  id: string
  title: string
  detail: string
}

/**
 * Users, uploads, designer requests, intake forms, messages and posts that match a text: the newest of each kind, and of
 * the newest people first those whose name or address begins with it.
 */
export async function searchEverything(database: Queryable, text: string): Promise<Hit[]> {
  const [people, uploads, requests, forms, messages, posts] = await Promise.all([
    userPage(database, { search: text, sort: 'newest', page: 1 }),
    uploadPage(database, { search: text, page: 1, size: MOST }),
    requestsLike(database, text),
    formsLike(database, text),
    feedbackPage(database, { view: 'all', search: text, page: 1, size: MOST }),
    postsLike(database, text),
  ])
  return [
    ...beginningFirst(people.rows, text)
      .slice(0, MOST)
      .map(({ id, name, email }): Hit => ({ kind: 'user', id, title: name, detail: email })),
    ...uploads.rows.map(
      ({ id, roomType, email }): Hit => ({ kind: 'upload', id, title: roomType, detail: email }),
    ),
    ...requests.map(
      ({ id, name, email }): Hit => ({ kind: 'request', id, title: name, detail: email ?? '' }),
    ),
    ...forms.map(({ id, name, email }): Hit => ({ kind: 'intake', id, title: name ?? email, detail: email })),
    ...messages.rows.map(
      ({ id, contactName, contactEmail }): Hit => ({
        kind: 'message',
        id,
        title: contactName ?? 'Somebody',
        detail: contactEmail ?? '',
      }),
    ),
    ...posts.map(({ id, title, status }): Hit => ({ kind: 'post', id, title, detail: status })),
  ]
}

/** Those first whose name or address begins with the text, not only contains it. */
function beginningFirst<Person extends { name: string; email: string }>(people: Person[], text: string) {
  const sought = text.toLowerCase()
  const isContained = ({ name, email }: Person) =>
    Number(![name, email].some((each) => each.toLowerCase().startsWith(sought)))
  return people.toSorted((one, other) => isContained(one) - isContained(other))
}

const requestsLike = (database: Queryable, text: string) =>
  database
    .select({ id: designerRequests.id, name: designerRequests.name, email: designerRequests.email })
    .from(designerRequests)
    .where(textMatches([requestSearchText(designerRequests)], text))
    .orderBy(desc(designerRequests.createdAt))
    .limit(MOST)

const formsLike = (database: Queryable, text: string) =>
  database
    .select({
      id: designIntakeSubmissions.id,
      name: designIntakeSubmissions.clientName,
      email: designIntakeSubmissions.clientEmail,
    })
    .from(designIntakeSubmissions)
    .where(textMatches([submissionSearchText(designIntakeSubmissions)], text))
    .orderBy(desc(designIntakeSubmissions.createdAt))
    .limit(MOST)

const postsLike = (database: Queryable, text: string) =>
  database
    .select({ id: blogPosts.id, title: blogPosts.title, status: blogPosts.status })
    .from(blogPosts)
    .where(or(textMatches([blogPosts.title], text), eq(blogPosts.slug, text)))
    .orderBy(desc(blogPosts.createdAt))
    .limit(MOST)
