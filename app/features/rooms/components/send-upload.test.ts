import { expect, test } from 'vitest'
import { sendUpload } from './send-upload.ts'

test('a form that was cancelled while its photo was being shrunk is not sent', async () => {
  const sending = { signal: AbortSignal.abort(), onProgress: () => {}, onLost: () => {} }
  // Node has no XMLHttpRequest, so reaching for one fails with another error.
  await expect(sendUpload('/rooms', new FormData(), sending)).rejects.toMatchObject({ name: 'AbortError' })
})
