import { randomUUID } from 'node:crypto'
import { expect, test } from './journey.ts'
import { createAccount, NEWCOMERS_PASSWORD, takeQuiz } from './newcomers.ts'
import { createProductProcess } from './product-process.ts'
import { startTlsProxy } from './tls-proxy.ts'

test.use({ ignoreHTTPSErrors: true })

for (const keepsHost of [true, false])
  test(`a newcomer signs up behind a proxy that ends TLS and ${keepsHost ? 'keeps' : 'rewrites'} the host`, async ({
    page,
    context,
  }) => {
    await using proxy = await startTlsProxy({ keepsHost })
    await using product = await createProductProcess({ APP_URL: proxy.address, TRUST_PROXY: 'true' })
    proxy.leadTo(product.address)
    await product.start()

    const email = `${randomUUID()}@example.com`
    await takeQuiz(page, proxy.address)
    await createAccount(page, email)
    const [session] = (await context.cookies()).filter(({ name }) => name.includes('session_token'))
    expect(session).toMatchObject({ secure: true, httpOnly: true })

    await page.goto(`${proxy.address}/contact`)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await context.clearCookies()
    await page.goto(`${proxy.address}/auth`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEWCOMERS_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    // The browser cannot claim another network address.
    const [latest] = await product.query<{ ip_address: string }>(
      'SELECT ip_address FROM sessions ORDER BY created_at DESC LIMIT 1',
    )
    expect(latest?.ip_address).toBe('127.0.0.1')
    await page.close()
  })
