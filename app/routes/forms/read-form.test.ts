import { ReadableStream } from 'node:stream/web'
import { expect, test } from 'vitest'
import { multipart, sentBody } from '#tests/builders/sent.ts'
import { intentOf, textFields } from './form-fields.ts'
import { readForm } from './read-form.server.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'

const fieldsOf = async (body: BodyInit, type: string) => [...(await readForm(sentBody(body, type)))]

/** The refusal of a form that cannot be read. */
async function refusal(body: BodyInit, type: string) {
  const thrown = await readForm(sentBody(body, type)).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  const { status } = thrown as Response
  return { status, ...(await (thrown as Response).json()) }
}

test('NUL characters and fields with unusual names are dropped', async () => {
  const fields = await fieldsOf(
    'name=A%00nna&a[4294967294]=1&a.b=2&__proto__[c]=3&photo-words=%00',
    URLENCODED,
  )
  expect(fields).toEqual([
    ['name', 'Anna'],
    ['photo-words', ''],
  ])
})

test('both content types give the same fields', async () => {
  const text = '5 m² & "light"\r\n%22'
  const encoded = new URLSearchParams({ wish: text, empty: '' }).toString()
  const parts = multipart(['name="wish"', text], ['name="empty"', ''], ['name="a[0]"', 'x'])
  expect(await fieldsOf(encoded, URLENCODED)).toEqual(await fieldsOf(parts, MULTIPART))
  expect(await fieldsOf(parts, 'Multipart/Form-Data; charset=utf-8; Boundary="x"')).toHaveLength(2)
})

test('a form may arrive in pieces of any size, and bytes after its end are ignored', async () => {
  const parts = `${multipart(['name="wish"', 'more light'], ['name="photo"; filename="a.jpg"', 'x'])}epilogue`
  const bytes = new TextEncoder().encode(parts)
  for (const size of [1, 2, 7, 1000]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    )
    expect(await fieldsOf(ReadableStream.from(pieces) as BodyInit, MULTIPART)).toEqual([
      ['wish', 'more light'],
    ])
  }
})

test.each([
  ['application/json', '{"name":'],
  ['text/plain', 'intent=delete'],
  ['multipart/form-data', '--x\r\n'],
  [MULTIPART, '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\ndele'],
  [MULTIPART, ''],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, ''],
])('a body of type %s that is not a form is refused: %s', async (type, body) => {
  const { status, message } = await refusal(body, type)
  expect([status, message]).toEqual([400, "This form didn't arrive complete. Please send it again."])
})

const parts = (count: number, head = 'name="a"', content = '') =>
  multipart(...Array<[string, string]>(count).fill([head, content]))

test.each([
  ['fields', URLENCODED, 'a=&'.repeat(500), 'a=&'.repeat(499)],
  ['fields without a value', URLENCODED, '&a'.repeat(500), '&a'.repeat(499)],
  ['letters in a name', URLENCODED, `${'n'.repeat(201)}=1`, `${'n'.repeat(200)}=1`],
  ['parts', MULTIPART, parts(501), parts(500)],
  [
    'letters in a head',
    MULTIPART,
    parts(1, `name="${'n'.repeat(5000)}"`),
    parts(1, `name="${'n'.repeat(4000)}"`),
  ],
])('too many %s are refused in a sentence, and the maximum is accepted', async (_what, type, over, under) => {
  expect(await refusal(over, type)).toMatchObject({
    status: 413,
    code: 'form_refused',
    message: expect.stringContaining("doesn't look like any form here"),
  })
  await fieldsOf(under, type)
})

test.each([
  [URLENCODED, (length: number) => `wish=${'x'.repeat(length)}`],
  [MULTIPART, (length: number) => parts(1, 'name="wish"', 'x'.repeat(length))],
  [MULTIPART, (length: number) => parts(2, 'name="wish"', 'x'.repeat(length / 2))],
  [MULTIPART, (length: number) => parts(1, 'name="wish"; filename="a.txt"', 'x'.repeat(length))],
])('a form of type %s may hold a megabyte', async (type, bodyOf) => {
  const { status, message } = await refusal(bodyOf(1_100_000), type)
  expect([status, message]).toEqual([413, expect.stringContaining('more than 1 MB of text')])
  await fieldsOf(bodyOf(900_000), type)
})

test('of several fields with one name, the last counts', () => {
  const form = new FormData()
  form.append('size', '1')
  form.append('size', '2')
  expect(textFields(form)).toEqual({ size: '2' })
})

test.each(['toString', '__proto__', 'constructor', undefined, null])('%s is not an intent', (name) => {
  expect(intentOf({ delete: 1 }, name)).toBeUndefined()
})
