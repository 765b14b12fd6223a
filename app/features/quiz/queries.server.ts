import { desc, eq, inArray } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { styleProfileOf } from '#app/features/styles/queries/profiles.server.ts'
import { userProfiles } from '#app/features/styles/tables.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { tally } from './playing/rules/tally.ts'
import { compositionAt } from './pool/queries/starter-pool.server.ts'
import { type ChosenPicture, collageOf } from './result/rules/collage.ts'
import { QUIZ_TEXTS } from './rules/texts.ts'
import { type QuizImage, type QuizResult, selectionsSchema } from './schema.ts'
import { quizImages, quizResponses } from './tables.server.ts'

/** Maximum number of images in a quiz. */
const FETCH_LIMIT = 1000

/** The active quiz images, newest first, with only the fields that the browser needs. */
export async function activePool(database: Queryable): Promise<QuizImage[]> {
  const images = await database
    .select({
      id: quizImages.id,
      style: quizImages.styleLabel,
      roomType: quizImages.roomType,
      url: quizImages.imageUrl,
      description: quizImages.description,
      placeholder: quizImages.placeholder,
    })
    .from(quizImages)
    .where(eq(quizImages.isActive, true))
    .orderBy(desc(quizImages.createdAt), desc(quizImages.id))
    .limit(FETCH_LIMIT)
  return images.map((image) => ({ ...image, composition: compositionAt(image.url) }))
}

/**
 * A member's latest quiz result: from the profile, else from the stored quiz, else from their preferred style's
 * definition. A style that they chose later replaces the quiz's style; the mix stays.
 *
 * @returns null when the member has neither finished a quiz nor chosen a style
 */
export async function latestQuizResult(database: Queryable, userId: string): Promise<QuizResult | null> {
  const [known] = await database
    .select({
      preferred: users.preferredStyle,
      changedAt: users.updatedAt,
      profile: userProfiles.styleProfile,
      profileQuiz: userProfiles.quizResponses,
      storedQuiz: quizResponses.responses,
      storedStyle: quizResponses.styleResult,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(quizResponses, eq(quizResponses.userId, users.id))
    .where(eq(users.id, userId))
  if (!known) return null
  const quiz = (known.profileQuiz as QuizResult | null) ?? known.storedQuiz
  const style = known.preferred ?? known.profile?.primaryStyle ?? known.storedStyle
  if (!style) return null
  const styleProfile =
    known.profile?.primaryStyle === style ? known.profile : await styleProfileOf(database, style)
  return { ...(quiz ?? withoutChoices(known.changedAt)), style, styleProfile }
}

function withoutChoices(changedAt: Date): Omit<QuizResult, 'style' | 'styleProfile'> {
  return {
    styleBreakdown: {},
    roomTypeBreakdown: {},
    tieBreakingApplied: false,
    selections: [],
    timestamp: changedAt.toISOString(),
  }
}

/** A person's chosen images that still exist, for a collage. */
export async function chosenPicturesOf(
  database: Queryable,
  result: Pick<QuizResult, 'style' | 'selections'>,
): Promise<ChosenPicture[]> {
  const ids = result.selections.map(({ selectedImage }) => selectedImage)
  if (ids.length === 0) return []
  const images = await database
    .select({
      id: quizImages.id,
      url: quizImages.imageUrl,
      description: quizImages.description,
      placeholder: quizImages.placeholder,
    })
    .from(quizImages)
    .where(inArray(quizImages.id, ids))
  return collageOf(result, images)
}

/**
 * Evaluates a person's choices. Reads styles and room types from the quiz images and ignores what the browser sent
 * about them. Choices of pictures that have been deleted since are left out: the rest is still a taste.
 *
 * @param input unvalidated selections
 * @param taken unvalidated name of the style that the person prefers to the winner; counts only if they chose it
 * @throws AppError `invalid_selections` when they are malformed or repeated, or no picture is known
 */
export async function quizResultOf(
  database: Queryable,
  input: unknown,
  taken?: unknown,
): Promise<QuizResult> {
  const parsed = selectionsSchema.safeParse(input)
  if (!parsed.success) throw invalidSelections()
  const ids = parsed.data.flatMap(({ selectedImage, otherImage }) =>
    otherImage ? [selectedImage, otherImage] : [selectedImage],
  )
  const images = await database
    .select({ id: quizImages.id, style: quizImages.styleLabel, roomType: quizImages.roomType })
    .from(quizImages)
    .where(inArray(quizImages.id, ids))
  const byId = new Map(images.map((image) => [image.id, image]))
  const selections = parsed.data.flatMap(({ pairingId, selectedImage, otherImage }) => {
    const image = byId.get(selectedImage)
    const other = otherImage && byId.get(otherImage)
    if (!image) return []
    const chosen = { pairingId, selectedImage, style: image.style, roomType: image.roomType }
    return [other ? { ...chosen, otherImage, otherStyle: other.style } : chosen]
  })
  if (selections.length === 0) throw invalidSelections()
  const { winningStyle, ...counts } = tally(selections)
  const style = selections.find((selection) => selection.style === taken)?.style ?? winningStyle
  const styleProfile = await styleProfileOf(database, style)
  return { style, styleProfile, ...counts, selections, timestamp: new Date().toISOString() }
}

const invalidSelections = () => new AppError('invalid_selections', QUIZ_TEXTS.resultsFailed)
