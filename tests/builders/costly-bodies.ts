/** Bodies that cost more to read than to send because of their shape. */

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'

const part = (head: string, content = '') =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const parts = (count: number, headOf: (index: number) => string) =>
  `${Array.from({ length: count }, (_, index) => part(headOf(index))).join('')}--x--\r\n`

/** Each fits within a form's limits, or comes as near to them as is most expensive. */
export const COSTLY_BODIES: [shape: string, type: string, body: string][] = [
  ['many fields of one name', URLENCODED, 'a=&'.repeat(330_000)],
  ['many fields without a value', URLENCODED, '&a'.repeat(490_000)],
  [
    'many fields of different names',
    URLENCODED,
    Array.from({ length: 100_000 }, (_, n) => `a${n}=1`).join('&'),
  ],
  ['a deep name', URLENCODED, `a${'[b]'.repeat(330_000)}=1`],
  ['a deep name with dots', URLENCODED, `a${'.b'.repeat(490_000)}=1`],
  ['many deep names', URLENCODED, `a${'[b]'.repeat(60)}=1&`.repeat(5_000)],
  ['far places in lists', URLENCODED, Array.from({ length: 490 }, (_, n) => `a[${n}99999999]=1`).join('&')],
  ['a long name', URLENCODED, `${'n'.repeat(990_000)}=1`],
  ['many long names', URLENCODED, `${'n'.repeat(1900)}=1&`.repeat(490)],
  ['a long value', URLENCODED, `email=${'a'.repeat(990_000)}`],
  ['a value of escapes', URLENCODED, `name=${'%C3%A4'.repeat(160_000)}`],
  ['escapes that are none', URLENCODED, '%'.repeat(990_000)],
  ['many parts', MULTIPART, parts(100_000, () => 'name="a"')],
  ['as many parts as may be', MULTIPART, parts(500, () => `name="${'n'.repeat(3900)}"`)],
  ['parts with deep names', MULTIPART, parts(500, () => `name="a${'[b]'.repeat(1200)}"`)],
  ['parts with many empty files', MULTIPART, parts(490, () => 'name="photo"; filename=""')],
  ['heads of semicolons', MULTIPART, parts(490, () => '; '.repeat(1900))],
  ['heads of open quotes', MULTIPART, parts(490, () => `name="${'\\"; name='.repeat(400)}`)],
  ['heads of many lines', MULTIPART, parts(490, () => `name="a"${'\r\nX: y'.repeat(700)}`)],
  ['a head without an end', MULTIPART, `--x\r\n${'X: y\r\n'.repeat(160_000)}`],
  ['almost boundaries', MULTIPART, `${part('name="a"', '\r\n--'.repeat(240_000))}--x--\r\n`],
  ['a long boundary', `multipart/form-data; boundary=${'-'.repeat(8000)}`, `--${'-'.repeat(990_000)}`],
  ['lists in lists', 'application/json', '['.repeat(990_000)],
]
