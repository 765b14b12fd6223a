import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { PostPicture } from '../../schema/posts.ts'
import { blogPictures } from '../../tables.server.ts'
import { wrongField } from '../../writing/schema.ts'
import { pictureIdOf } from '../rules/picture-files.ts'

/** A picture chosen in the form: its address and its description. */
export interface ChosenPicture {
  /** Empty for no picture. */
  address: string
  alt: string
}

interface StoredPicture {
  address: string | null
  facts: PostPicture | null
}

/**
 * The values that a post stores about a chosen picture.
 *
 * @param before the post's stored values, which are always valid
 * @throws ZodError at the field when the picture does not exist
 */
export async function storedPicture(
  transaction: Transaction,
  field: string,
  { address, alt }: ChosenPicture,
  before: StoredPicture,
): Promise<StoredPicture> {
  if (!address) return { address: null, facts: null }
  if (address === before.address && before.facts) return { address, facts: { ...before.facts, alt } }
  const id = pictureIdOf(address)
  const [row] = id ? await transaction.select().from(blogPictures).where(eq(blogPictures.id, id)) : []
  if (!row) throw wrongField(field, 'This picture no longer exists. Please choose it again.')
  const { widths, width, height, placeholder } = row
  return { address, facts: { widths, width, height, placeholder, alt } }
}
