import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'

/** What a pixel can show. Furniture, people, doors and everything else are things. */
export const SURFACES = ['walls', 'floor', 'ceiling', 'windows', 'things'] as const
export type Surface = (typeof SURFACES)[number]

/** The number of a pixel that no outline covers; surfaces are numbered as in `SURFACES`. */
export const UNKNOWN = SURFACES.length

/** Layers in painting order: a pixel belongs to the last outline that covers it. */
const LAYERS = {
  walls: 'walls',
  ceiling: 'ceiling',
  floor: 'floor',
  things: 'things',
  window: 'windows',
  people: 'things',
} satisfies Record<string, Surface>

const polygons = z.array(z.array(z.tuple([z.number(), z.number()]))).default([])
const layers = z.object({
  walls: polygons,
  ceiling: polygons,
  floor: polygons,
  things: polygons,
  window: polygons,
  people: polygons,
})
const outlines = layers.extend({ width: z.number().positive(), height: z.number().positive() })
type Outlines = z.infer<typeof outlines>

export interface OutlinedPhoto {
  name: string
  /** As the product stores it. */
  bytes: Buffer
  outlines: Outlines
}

/** The photos of a folder that have outlines in `labels/NAME.json`, by name. */
export async function outlinedPhotos(folder: string): Promise<OutlinedPhoto[]> {
  const files = await readdir(folder)
  const labels = (await readdir(path.join(folder, 'labels'))).filter((file) => file.endsWith('.json'))
  return Promise.all(
    labels.sort().map(async (label) => {
      const name = path.parse(label).name
      const photo = files.find((file) => path.parse(file).name === name)
      if (!photo) throw new Error(`labels/${label} has no photo beside it in ${folder}`)
      const text = await readFile(path.join(folder, 'labels', label), 'utf8')
      const { picture } = await preparePhoto(await readFile(path.join(folder, photo)))
      return { name, bytes: picture, outlines: outlines.parse(JSON.parse(text)) }
    }),
  )
}

/** The number of each pixel's surface on a raster of the given size, or `UNKNOWN`. */
export async function paintOutlines(drawn: Outlines, width: number, height: number): Promise<Uint8Array> {
  const shapes = (Object.keys(LAYERS) as (keyof typeof LAYERS)[]).flatMap((layer) =>
    drawn[layer].map((polygon) => shape(polygon, SURFACES.indexOf(LAYERS[layer]))),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    viewBox="0 0 ${drawn.width} ${drawn.height}" preserveAspectRatio="none" shape-rendering="crispEdges"
    fill-rule="evenodd"><rect width="100%" height="100%" fill="${grey(UNKNOWN)}"/>${shapes.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  return Uint8Array.from({ length: width * height }, (_, i) => data[i * info.channels]! / STEP)
}

/** Grey levels between the numbers of surfaces. */
const STEP = 20
const grey = (surface: number) => `rgb(${[1, 1, 1].map((one) => one * surface * STEP).join()})`
const shape = (polygon: [number, number][], surface: number) =>
  `<polygon points="${polygon.map((point) => point.join()).join(' ')}" fill="${grey(surface)}"/>`
