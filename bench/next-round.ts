import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/journeys/chromium.ts'
import { type Measurement, median, type Subject, times } from './measurement.ts'

/** Duration of a frame on a 60 Hz screen, in milliseconds. */
const FRAME = 1000 / 60
const ROUNDS = 15

/** The time from choosing a picture until the next round is painted, in frames of a 60 Hz screen. */
export async function nextRound({ address }: Subject): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${address}/quiz`, { waitUntil: 'networkidle' })
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      took.push(await page.evaluate(choose))
      await page.waitForTimeout(400)
    }
    const middle = median(took)
    const what = 'choosing a picture to the next round on screen, in frames'
    return [{ what, result: times(middle / FRAME), detail: `${middle.toFixed(0)} ms` }]
  } finally {
    await browser.close()
  }
}

/** Runs in the page: clicks a picture, and waits until two other pictures are complete and painted. */
const choose = () =>
  new Promise<number>((resolve) => {
    const shown = () => [...document.querySelectorAll<HTMLImageElement>('main button img:not([alt=""])')]
    const before = shown().map((image) => image.currentSrc)
    const start = performance.now()
    document.querySelector<HTMLButtonElement>('main button')!.click()
    const look = () => {
      const now = shown()
      const ready =
        now.length === 2 && now.every((image) => image.complete && !before.includes(image.currentSrc))
      if (ready) requestAnimationFrame(() => resolve(performance.now() - start))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
