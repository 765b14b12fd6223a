import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { addRedesignedRoom } from './redesigned-room.ts'

/** Phones, tablets, laptops and desks, each with a style that its step makes the member's own. */
const SCREENS = [
  [390, 844, 'Zen'],
  [768, 1024, 'Coastal'],
  [1280, 800, 'Glam'],
  [1440, 900, 'Rustic'],
] as const

/** The headings and controls under a toast, by their words, once it stands still. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const toast = document.querySelector('[data-sonner-toast]')!
    await Promise.allSettled(toast.getAnimations().map(({ finished }) => finished))
    const box = toast.getBoundingClientRect()
    const found = document.querySelectorAll('h1, h2, h3, main a, main button, main select, header a')
    return [...found].flatMap((each) => {
      const text = document.createRange()
      text.selectNodeContents(each)
      const { left, right, top, bottom } = text.getBoundingClientRect()
      const isUnder = left < box.right && right > box.left && top < box.bottom && bottom > box.top
      return isUnder && each.checkVisibility() ? [each.textContent] : []
    })
  })

/** Counts how often toasts are put into the page: each time, they are read aloud and their time begins again. */
const countMounts = () => {
  const counted = Object.assign(window, { mounts: 0 })
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      counted.mounts += [node, ...node.querySelectorAll('*')].filter((each) =>
        each.matches('[data-sonner-toast]'),
      ).length
    }
  }).observe(document, { childList: true, subtree: true })
}

test('a toast comes once, and moves without coming again', async ({ page, signIn }) => {
  await signIn()
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.addInitScript(countMounts)
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.goto('/dashboard?payment=cancelled')
    await expect(page.getByText('No charges were made')).toBeVisible()
    await page.setViewportSize({ width, height: height - 200 })
    await page.mouse.wheel(0, height / 3)
    await expect.poll(() => covered(page), `dashboard at ${width}`).toEqual([])
    expect(await page.evaluate(() => 'mounts' in window && window.mounts)).toBe(1)
  }
})

test('a toast keeps its width when a phone is turned', async ({ page, signIn }) => {
  await signIn()
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/dashboard?payment=cancelled')
  await expect(page.getByText('No charges were made')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const box = () => page.locator('[data-sonner-toast]').boundingBox()
  // The rest is margins, and a scroll bar where the browser has one.
  await expect.poll(async () => (await box())?.width).toBeGreaterThan(390 - 2 * 16 - 20)
  await expect.poll(() => covered(page)).toEqual([])
  const { y, height } = (await box())!
  expect(y + height).toBeLessThan(844)
})

test('a toast covers no heading and no control, on any screen, also after scrolling', async ({
  page,
  signIn,
  query,
}) => {
  const { userId } = await signIn()
  const room = await addRedesignedRoom(query, userId)
  // Toasts stay while nobody looks at the page.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  for (const [width, height, style] of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.goto('/dashboard?payment=cancelled')
    await expect(page.getByText('No charges were made')).toBeVisible()
    await expect.poll(() => covered(page), `dashboard at ${width}`).toEqual([])
    await page.mouse.wheel(0, height / 3)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(height / 4)
    await expect.poll(() => covered(page), `dashboard at ${width}, scrolled`).toEqual([])
    await page.goto(`/rooms/${room}/styles?style=${style}`)
    await page.getByRole('button', { name: `Make ${style} my style` }).click()
    await expect(page.getByText('Style Updated!')).toBeVisible()
    await expect.poll(() => covered(page), `styles at ${width}`).toEqual([])
  }
})
