import { expect, test } from 'vitest'
import { intentOf, readForm, textFields } from './form-body.server.ts'

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } })

test('texts come without NUL, and only fields with plain names come', async () => {
  const form = await readForm(post('name=A%00nna&a[4294967294]=1&a.b=2&__proto__[c]=3&photo-words=%00'))
  expect([...form]).toEqual([
    ['name', 'Anna'],
    ['photo-words', ''],
  ])
})

test.each(['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
  'a body of type %s that is no form is refused',
  async (type) => {
    await expect(readForm(post('{"name":', type))).rejects.toHaveProperty('status', 400)
  },
)

test('of several fields of one name the last counts, and files are no text', () => {
  const form = new FormData()
  form.append('size', '1')
  form.append('size', '2')
  form.append('photo', new File(['x'], 'x.jpg'))
  expect(textFields(form)).toEqual({ size: '2' })
})

test.each(['toString', '__proto__', 'constructor', undefined, null])('%s is no intent', (name) => {
  expect(intentOf({ delete: 1 }, name)).toBeUndefined()
})
