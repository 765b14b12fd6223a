import type { QueryProduct } from './query-product.ts'

/** The input of a person who signs up. */
export interface NewMember {
  name: string
  email: string
  password: string
}

/** The sign-up form's fields after a quiz of three rounds. */
export async function signUpForm(query: QueryProduct, person: NewMember) {
  const images = await query<{ id: string; style_label: string; room_type: string }>(
    'SELECT id, style_label, room_type FROM quiz_images LIMIT 3',
  )
  const selections = images.map((image, index) => ({
    pairingId: `question_${index + 1}`,
    selectedImage: image.id,
    style: image.style_label,
    roomType: image.room_type,
  }))
  return { ...person, terms: 'on', selections: JSON.stringify(selections) }
}
