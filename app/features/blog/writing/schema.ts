import { z } from 'zod'
import { EDITOR_STATUSES } from '../rules/post-status.ts'
import { BLOG_ROOM_TYPES } from '../schema/posts.ts'
import { POST_LIMITS } from './rules/post-limits.ts'
import { isOwnPage } from './rules/slug.ts'

const MAX_TAGS = 10
const TAG_LENGTH = 40

const text = (name: string, most: number) =>
  z.string().trim().max(most, `Please keep the ${name} within ${most} characters.`)

const orNull = (schema: z.ZodType<string>) => schema.transform((value) => value || null)

const slug = text('address', POST_LIMITS.slug)
  .regex(
    /^([a-z0-9]+(-[a-z0-9]+)*)?$/,
    'Please use small letters, digits and single hyphens, such as calm-bedroom.',
  )
  .refine((value) => !isOwnPage(value), 'This address is a page of the blog itself. Please choose another.')

const tags = z
  .string()
  .transform((list) => [
    ...new Set(
      list
        .split(',')
        .map((tag) => tag.trim().toLowerCase())
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= MAX_TAGS, `Please choose at most ${MAX_TAGS} tags.`)
  .refine(
    (list) => list.every((tag) => tag.length <= TAG_LENGTH),
    `Please keep each tag within ${TAG_LENGTH} characters.`,
  )

const pictureSchema = z
  .object({ address: z.string().trim().max(200), alt: text('description of the picture', 200) })
  .default({ address: '', alt: '' })

const withPictures = z.object({ before: pictureSchema, after: pictureSchema })

/** A picture without a description is named beside all else that is wrong. */
const described = (field: 'before' | 'after') => ({
  path: [`${field}Alt`],
  error: 'Please say in a few words what the picture shows.',
  when: ({ value }: { value: unknown }) => withPictures.safeParse(value).success,
})
const isDescribed = ({ address, alt }: z.output<typeof pictureSchema>) => !address || alt !== ''

/** A post as the form sends it. */
export const postSchema = z
  .object({
    title: text('title', POST_LIMITS.title).min(1, 'Please enter a title.'),
    /** Empty to derive it from the title. */
    slug,
    excerpt: text('excerpt', POST_LIMITS.excerpt),
    content: z.string().max(POST_LIMITS.content, 'Please keep the text shorter.'),
    seoTitle: orNull(text('SEO title', POST_LIMITS.seoTitle)),
    metaDescription: orNull(text('meta description', POST_LIMITS.metaDescription)),
    /** Separated by commas. */
    tags,
    roomType: z.union([z.literal(''), z.enum(BLOG_ROOM_TYPES)]).transform((value) => value || null),
    styleApplied: orNull(text('style', 60)),
    before: pictureSchema,
    after: pictureSchema,
    status: z.enum(EDITOR_STATUSES, { error: 'Please choose a status.' }).optional(),
  })
  .refine(({ before }) => isDescribed(before), described('before'))
  .refine(({ after }) => isDescribed(after), described('after'))

export type PostInput = z.input<typeof postSchema>
export type PostValues = z.output<typeof postSchema>

/** A Zod error with a message at one field. */
export const wrongField = (field: string, message: string) =>
  new z.ZodError([{ code: 'custom', path: [field], message, input: undefined }])
