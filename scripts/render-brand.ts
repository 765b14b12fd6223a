/**
 * Renders the brand's pixel pictures into `public/`: favicon.ico, apple-touch-icon.png and social.jpg. Run it after
 * changing the mark, the fonts or the starter pool's pictures: `node scripts/render-brand.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/journeys/chromium.ts'

const MARK = readFileSync('public/favicon.svg')

interface Painted {
  of: string
  file: string
}

const dataUri = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`

/** The mark on paper, with a margin, as PNG. */
async function icon(size: number, margin: number): Promise<Buffer> {
  const mark = await sharp(MARK, { density: 900 })
    .resize(size - 2 * margin)
    .toBuffer()
  return sharp({
    create: { width: size, height: size, channels: 4, background: margin ? '#faf7f2' : '#faf7f200' },
  })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file with one PNG: a 6-byte header and a 16-byte entry before it. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

/** A room before and after the built-in engine, with the name and the sentence. */
function socialPage(): string {
  const [room] = JSON.parse(readFileSync('room-pictures/painted.json', 'utf8')) as Painted[]
  if (!room) throw new Error('scripts/paint-examples.ts has painted no room yet')
  const picture = (file: string) => dataUri(`public/starter-pool/${file}-960.webp`, 'image/webp')
  return `<style>
    @font-face { font-family: Fraunces; src: url(${dataUri('app/ui/fonts/fraunces.woff2', 'font/woff2')}); font-weight: 350 600 }
    body { margin: 0; width: 1200px; height: 630px; background: #faf7f2; color: #22201c; font-family: Fraunces; position: relative }
    .room { position: absolute; inset: 0 0 0 480px; background-size: cover; background-position: center }
    .after { clip-path: polygon(54% 0, 100% 0, 100% 100%, 46% 100%) }
    .name { position: absolute; left: 56px; top: 56px; font-size: 40px; font-weight: 450; letter-spacing: -.02em; display: flex; gap: 16px; align-items: center }
    .name img { width: 34px }
    p { position: absolute; left: 56px; bottom: 52px; width: 400px; margin: 0; font-size: 62px; line-height: 1.04; letter-spacing: -.02em }
  </style>
  <div class="room" style="background-image: url(${picture(room.of)})"></div>
  <div class="room after" style="background-image: url(${picture(room.file)})"></div>
  <div class="name"><img src="${dataUri('public/favicon.svg', 'image/svg+xml')}">Casabloom</div>
  <p>The room you have, in the style you love.</p>`
}

async function social(): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
    await page.setContent(socialPage())
    await page.evaluate(() => document.fonts.ready)
    return await sharp(await page.screenshot())
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  } finally {
    await browser.close()
  }
}

writeFileSync('public/favicon.ico', ico(await icon(32, 0), 32))
writeFileSync('public/apple-touch-icon.png', await icon(180, 30))
writeFileSync('public/social.jpg', await social())
