/** A newcomer's first steps, with every click. */
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const NEWCOMERS_PASSWORD = 'a good password'

/** @param address of the product, if it is not the journeys' own */
export async function takeQuiz(page: Page, address = '') {
  await page.goto(`${address}/quiz`)
  for (let round = 1; round <= 20; round++) {
    await expect(page.getByText(`Round ${round} of 20 - Choose your preferred style or skip`)).toBeVisible()
    await page.getByRole('main').getByRole('button').first().click()
  }
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
}

/** Follows 'Create Account' and fills in the form, up to the welcome page. */
export async function createAccount(page: Page, email: string, lookAtForm = async () => {}) {
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await lookAtForm()
  await page.getByLabel('Name').fill('Anna Bell')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMERS_PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/welcome/)
}
