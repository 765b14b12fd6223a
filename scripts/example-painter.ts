import sharp from 'sharp'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { SHIPPED_NETWORK } from '#app/platform/ai/built-in/network/description.ts'
import { SurfaceNetwork } from '#app/platform/ai/built-in/network/surface-network.ts'
import { renderPalette } from '#app/platform/ai/built-in/palette-renderer.ts'

const network = new SurfaceNetwork(SHIPPED_NETWORK, (problem) => {
  throw new Error(problem)
})

/**
 * Paints a room as the built-in engine paints a member's photo, with nothing pointed out or corrected.
 *
 * @param file path of the picture
 * @param name one of the built-in styles
 * @returns a JPEG of the picture's size
 */
export async function paintExample(file: string, name: string): Promise<Buffer> {
  const { colorPalette: palette, materials } = builtInProfile(name)
  const photo = await sharp(file).jpeg({ quality: 95 }).toBuffer()
  return (await renderPalette(photo, { name, palette, materials }, { network })).picture
}
