import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { PostPicture } from '../../schema/posts.ts'
import { blogPictures } from '../../tables.server.ts'
import { wrongField } from '../../writing/schema.ts'
import { pictureIdOf } from '../rules/picture-files.ts'

/** A picture that stands beside the text: its address as the form sends it, and what it shows. */
export interface ChosenPicture {
  /** Empty: none. */
  address: string
  alt: string
}

interface KeptPicture {
  address: string | null
  facts: PostPicture | null
}

/**
 * What a post stores about a chosen picture.
 *
 * @param before what it has stored so far, which is always valid
 * @throws ZodError at the field when the picture does not exist or lacks a description
 */
export async function keptPicture(
  transaction: Transaction,
  field: string,
  { address, alt }: ChosenPicture,
  before: KeptPicture,
): Promise<KeptPicture> {
  if (!address) return { address: null, facts: null }
  if (!alt) throw wrongField(`${field}Alt`, 'Please say in a few words what the picture shows.')
  if (address === before.address && before.facts) return { address, facts: { ...before.facts, alt } }
  const id = pictureIdOf(address)
  const [row] = id ? await transaction.select().from(blogPictures).where(eq(blogPictures.id, id)) : []
  if (!row) throw wrongField(field, 'This picture is not there any more. Please choose it again.')
  const { widths, width, height, placeholder } = row
  return { address, facts: { widths, width, height, placeholder, alt } }
}
