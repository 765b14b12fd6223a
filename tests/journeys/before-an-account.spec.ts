import { expect, test } from './journey.ts'

test('without a quiz, the sign-up page says once that it comes first', async ({ page, expectComplaint }) => {
  expectComplaint(/400/)
  await page.goto('/auth?mode=sign-up')
  const sentence = page.getByText('Please complete the design style quiz before creating an account.')
  await expect(sentence).toHaveCount(1)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /^Name: / })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Take the Style Quiz' })).toBeVisible()
  await expect(sentence).toHaveCount(1)
})

test('whoever corrects a refused form goes on typing', async ({ page, expectComplaint }) => {
  expectComplaint(/400/)
  await page.goto('/auth?mode=sign-up')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const mistakes = page.getByRole('alert').getByRole('listitem')
  await expect(mistakes).toHaveCount(4)
  const name = page.getByLabel('Name', { exact: true })
  await name.pressSequentially('Anna')
  await expect(mistakes).toHaveCount(3)
  await expect(name).toHaveValue('Anna')
  await expect(name).toBeFocused()
})

for (const administrator of [false, true])
  test(`a result that waits in the browser is offered to ${administrator ? 'an administrator' : 'a member'} who signs in`, async ({
    page,
    signIn,
    query,
    expectComplaint,
  }) => {
    const { userId } = await signIn({ administrator })
    const [taken] = await query<{ responses: object }>(
      'SELECT responses FROM quiz_responses WHERE user_id = $1',
      [userId],
    )
    // Rooms of other journeys may disappear while the administration shows them.
    if (administrator) expectComplaint(/404/)
    const home = administrator ? '/admin' : '/dashboard'
    await page.goto(home)
    const offer = page.getByRole('link', { name: 'Save It as My Style' })
    await expect(offer).toHaveCount(0)
    await page.evaluate(
      (result) => localStorage.setItem('pendingQuizAnalysis', result),
      JSON.stringify(taken!.responses),
    )
    await page.reload()
    await offer.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your Style' })).toBeVisible()
    await page.goto(home)
    await expect(offer).toHaveCount(0)
  })

test('the welcome does not promise a free room to a member who has used it', async ({
  page,
  signIn,
  query,
}) => {
  const { userId } = await signIn()
  await page.goto('/welcome')
  await expect(page.getByText('the first one is free.')).toBeVisible()
  await query('UPDATE user_credits SET room_credits = 0 WHERE user_id = $1', [userId])
  await page.reload()
  await expect(page.getByText('Now show us a room of yours.')).toBeVisible()
  await expect(page.getByText('free.')).toHaveCount(0)
})
