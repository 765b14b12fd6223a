/** Plays the quiz, and reads its state in the browser. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const round = (page: Page, number: number) =>
  page.getByRole('heading', {
    name: `Round ${number} of 20 - Choose your preferred style or skip`,
    exact: true,
  })
export const cards = (page: Page) => page.getByRole('main').getByRole('button')
/** Addresses of the two pictures, without their size: a browser prefers a larger one that it has. */
export const pairOf = (page: Page) =>
  cards(page)
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc.replace(/-\d+\.\w+(\?.*)?$/, '')),
    )

/** Waits until both pictures of a round are there; before, no key chooses. */
export async function expectSeen(page: Page, number: number) {
  await expect(round(page, number)).toBeVisible()
  await expect(page.locator('[data-arrived]')).toBeVisible()
}

/** Chooses in the rounds `from` to `to`, alternating between the sides. */
export async function chooseRounds(page: Page, from: number, to: number) {
  for (let number = from; number <= to; number++) {
    await expect(round(page, number)).toBeVisible()
    await cards(page)
      .nth(number % 2)
      .click()
  }
}

/** Plays a quiz from a round on as somebody who prefers these styles, the first one most. */
export async function chooseTop(page: Page, favourites: string[], from = 1) {
  for (let number = from; number <= 20; number++) {
    await expect(round(page, number)).toBeVisible()
    const rank = (address: string) => {
      const place = favourites.findIndex((style) => address.includes(`/${style.toLowerCase()}-`))
      return place < 0 ? favourites.length : place
    }
    const [left, right] = await pairOf(page)
    await cards(page)
      .nth(rank(right!) < rank(left!) ? 1 : 0)
      .click()
  }
}

/** @returns the new member's email address */
export async function signUp(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('between-two-rooms')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/welcome')
  return email
}

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
