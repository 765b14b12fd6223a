import sharp, { type Region } from 'sharp'
import { hexToOklab } from '../colour/oklab.ts'

/** A plain room, 3:2: white wall and ceiling, wooden floor, a bright window, a grey sofa, a red cushion, film grain. */
export const ROOM_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 960 640">
  <defs>
    <linearGradient id="wall" x2="1"><stop stop-color="#d3d0ca"/><stop offset="1" stop-color="#bdbab4"/></linearGradient>
    <linearGradient id="floor" y2="1" x2="0"><stop stop-color="#a07a50"/><stop offset="1" stop-color="#b98f60"/></linearGradient>
    <filter id="grain"><feTurbulence baseFrequency="0.7" seed="7"/><feColorMatrix type="saturate" values="0"/></filter>
  </defs>
  <rect width="960" height="640" fill="url(#wall)"/>
  <polygon points="0,0 960,0 960,60 480,96 0,60" fill="#e9e7e3"/>
  <polygon points="0,470 480,440 960,470 960,640 0,640" fill="url(#floor)"/>
  <rect x="640" y="150" width="190" height="190" fill="#8d8a84"/>
  <rect x="650" y="160" width="170" height="170" fill="#ffffff"/>
  <rect x="180" y="360" width="330" height="90" rx="18" fill="#77797b"/>
  <rect x="165" y="420" width="360" height="80" rx="14" fill="#6d6f72"/>
  <rect x="230" y="385" width="70" height="60" rx="12" fill="#b0342c"/>
  <rect width="960" height="640" filter="url(#grain)" opacity="0.06"/>
</svg>`

/** Where the room's parts lie, in pixels of the 600 × 400 picture: left, top, width, height. */
export const ROOM_PARTS = {
  wall: { left: 156, top: 94, width: 188, height: 94 },
  ceiling: { left: 188, top: 5, width: 225, height: 25 },
  floor: { left: 375, top: 325, width: 188, height: 62 },
  window: { left: 425, top: 119, width: 69, height: 69 },
} as const

/** Draws an SVG as a JPEG photo. */
export function drawPhoto(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 95 }).toBuffer()
}

/** Mean sRGB (0…255) of a part of a picture. */
export async function meanColour(picture: Buffer, part: Region): Promise<number[]> {
  const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats()
  return channels.slice(0, 3).map((channel) => channel.mean)
}

/** Oklab distance of the mean colour of a part of a picture from a `#rrggbb` colour. */
export async function oklabDistance(picture: Buffer, part: Region, hex: string): Promise<number> {
  const mean = await meanColour(picture, part)
  const own = hexToOklab(hexOf(mean))
  const target = hexToOklab(hex)
  return Math.hypot(...own.map((value, c) => value - target[c]!))
}

/** `#rrggbb` of red, green, blue (0…255). */
export function hexOf(rgb: Iterable<number>): string {
  return `#${Array.from(rgb, (value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
