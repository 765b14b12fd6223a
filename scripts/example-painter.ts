import sharp from 'sharp'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { renderPalette } from '#app/platform/ai/built-in/palette-renderer.ts'
import pool from '#room-pictures/pool.json' with { type: 'json' }
import { requiredNetwork } from './required-network.ts'

const network = requiredNetwork()

const FOLDER = 'public/starter-pool'

/**
 * Paints a picture of the starter pool as the built-in engine paints a member's photo, with nothing pointed out or
 * corrected.
 *
 * @param of name of the picture in the pool
 * @param name one of the built-in styles
 * @returns a JPEG in the picture's largest size, and the picture's entry in the pool
 */
export async function paintExample(of: string, name: string) {
  const room = pool.pictures.find(({ file }) => file === of)
  if (!room) throw new Error(`The pool has no picture ${of}`)
  const { colorPalette: palette, materials } = builtInProfile(name)
  const photo = await sharp(`${FOLDER}/${of}-${room.width}.webp`).jpeg({ quality: 95 }).toBuffer()
  const { picture } = await renderPalette(photo, { name, palette, materials }, { network })
  return { picture, room }
}
