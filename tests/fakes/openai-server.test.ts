import { expect, test } from 'vitest'
import { startFakeOpenAi } from './openai-server.ts'

/** An edit as the product's editor sends it. */
const EDIT = {
  model: 'gpt-image-2',
  prompt: 'a calm room',
  n: '1',
  size: '1536x1024',
  quality: 'high',
  output_format: 'jpeg',
  output_compression: '95',
  stream: 'true',
  partial_images: '1',
}

async function askForEdit(baseUrl: string, fields: Record<string, string>, picture = 'image') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set(picture, new File([PIXEL], 'room.png', { type: 'image/png' }))
  return fetch(`${baseUrl}/images/edits`, { method: 'POST', body })
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test("an edit that fits the provider's published description is accepted", async () => {
  await using fake = await startFakeOpenAi()
  const answer = await askForEdit(fake.baseUrl, EDIT)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('image_edit.completed')
})

test.each([
  ['a field that nobody described', { ...EDIT, styel: 'Zen' }],
  ['no prompt', { ...EDIT, prompt: undefined }],
  ['more partial pictures than there are', { ...EDIT, partial_images: '4' }],
  ['a quality that nobody described', { ...EDIT, quality: 'best' }],
  ['words for a number', { ...EDIT, n: 'one' }],
  ['a picture under another name', { ...EDIT, picture: 'photo' }],
])(
  'an edit with %s is refused',
  async (_what, { picture, ...fields }: Record<string, string | undefined>) => {
    await using fake = await startFakeOpenAi()
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const answer = await askForEdit(fake.baseUrl, given as Record<string, string>, picture)
    expect(answer.status).toBe(400)
    expect(fake.edits).toEqual([])
  },
)

const CHAT = {
  model: 'gpt-5',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'What is this?' }] }],
  response_format: { type: 'json_schema', json_schema: { name: 'room_analysis', strict: true, schema: {} } },
}

test.each([
  ['all that is needed', CHAT, 200],
  ['no message', { ...CHAT, messages: [] }, 400],
  ['a field that nobody described', { ...CHAT, max_tokenz: 5 }, 400],
  ['a temperature out of bounds', { ...CHAT, temperature: 3 }, 400],
  [
    'a content that nobody described',
    { ...CHAT, messages: [{ role: 'user', content: [{ type: 'photo' }] }] },
    400,
  ],
  ['an identifier that is too long', { ...CHAT, safety_identifier: 'x'.repeat(65) }, 400],
])('a chat request with %s is answered by its description', async (_what, request, status) => {
  await using fake = await startFakeOpenAi()
  const answer = await fetch(`${fake.baseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify(request),
  })
  expect(answer.status).toBe(status)
})
