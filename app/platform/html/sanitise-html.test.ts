import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POST_HTML } from '#app/features/blog/writing/rules/post-html.ts'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'
import { excerptOf, plainText } from './plain-text.ts'
import { isOwnAddress, sanitiseHtml } from './sanitise-html.ts'

const post = (html: string) => sanitiseHtml(html, POST_HTML)

/** Finds every tag that a browser would see. */
const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-zA-Z!?][^\s/>]*)([^>]*)>?/g)]
const attributesOf = (tag: string) => [...tag.matchAll(/([^\s"'=/]+)="([^"]*)"/g)]

/** Whether a browser would follow it safely: it runs nothing, and a path does not lead to another site. */
function isHarmlessAddress(value: string) {
  const written = value.replaceAll('&amp;', '&')
  const address = URL.parse(written, 'https://own.example')
  // An address that a browser cannot parse leads nowhere.
  if (!address) return true
  const { protocol, host } = address
  return (
    /^(https?|mailto|tel):$/.test(protocol) &&
    (host === 'own.example' || /^\s*(https?|mailto|tel):/i.test(written))
  )
}

function expectHarmless(html: string) {
  for (const [, name, rest] of tagsOf(html)) {
    expect(POST_HTML.tags).toContain(name)
    for (const [, attribute, value] of attributesOf(rest!)) {
      expect(['href', 'title', 'rel', 'src', 'alt', 'width', 'height', 'start']).toContain(attribute)
      if (attribute === 'href' || attribute === 'src') expect(isHarmlessAddress(value!), html).toBe(true)
    }
  }
}

describe('sanitising a post', () => {
  test.each(SCRIPT_PAYLOADS)('%s', (payload) => {
    expectHarmless(post(payload))
    expectHarmless(post(`<p>before</p>${payload}<p>after</p>`))
  })

  test('no combination of two payloads gets through', () => {
    const payloads = fc.constantFrom(...SCRIPT_PAYLOADS)
    fc.assert(
      fc.property(payloads, payloads, fc.nat({ max: 60 }), (one, other, place) =>
        expectHarmless(post(one.slice(0, place) + other + one.slice(place))),
      ),
      { numRuns: 300 },
    )
  })

  test('allowed content stays as it is, and sanitising is idempotent', () => {
    const html =
      '<h2>Light first</h2><p>Oak &amp; <strong>linen</strong>, <a href="/quiz">yours</a></p>' +
      '<ul><li>one</li></ul><img src="/blog/pictures/1" alt="A sofa" width="960" height="640" />'
    expect(post(html)).toBe(html)
    expect(post(post(SCRIPT_PAYLOADS.join('')))).toBe(post(SCRIPT_PAYLOADS.join('')))
  })

  test('pictures on other sites and links with a forbidden scheme are removed', () => {
    expect(post('<img src="https://evil.example/pixel.gif"><img src="//evil.example/a.png">')).toBe('')
    expect(post('<a href="ftp://x">x</a>')).toBe('<a>x</a>')
    expect(post('<a href="https://example.com" rel="opener">x</a>')).toBe(
      '<a href="https://example.com" rel="noopener">x</a>',
    )
  })

  test('an allow-list can admit pictures by address and some inline styles', () => {
    const mail = {
      tags: ['p', 'img'],
      attributes: { '*': ['style'], img: ['src', 'alt'] },
      linkSchemes: ['https'],
      isPictureAllowed: (address: string) => address.startsWith('https://'),
      styles: { color: [/^#[0-9a-f]{6}$/i] },
    }
    const html = '<p style="color:#223344;position:fixed">x<img src="https://x.example/a.png" alt="a"></p>'
    expect(sanitiseHtml(html, mail)).toBe(
      '<p style="color:#223344">x<img src="https://x.example/a.png" alt="a" /></p>',
    )
  })
})

test('only a path is an address of this site', () => {
  expect(isOwnAddress('/blog/pictures/1')).toBe(true)
  for (const address of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:1', ''])
    expect(isOwnAddress(address), address).toBe(false)
})

test('plain text keeps the words and drops the tags', () => {
  expect(plainText('<h2>Oak &amp; linen</h2><p>soft<br />light, <em>ca</em>lm &lt;b&gt;</p>')).toBe(
    'Oak & linen soft light, calm <b>',
  )
})

test('an excerpt ends with a whole word', () => {
  expect(excerptOf('short', 10)).toBe('short')
  expect(excerptOf('A kitchen, warm and bright', 12)).toBe('A kitchen…')
  expect(excerptOf('A'.repeat(40), 10)).toHaveLength(10)
})

test('a heading of a forbidden level becomes the nearest allowed one', () => {
  const allowed = { tags: ['h2', 'h3', 'p'], attributes: {}, linkSchemes: [] }
  expect(sanitiseHtml('<h1>A</h1><h2>B</h2><h6 onclick="x()">C</h6>', allowed)).toBe(
    '<h2>A</h2><h2>B</h2><h3>C</h3>',
  )
  expect(sanitiseHtml('<h1>A</h1>', { ...allowed, tags: ['p'] })).toBe('A')
})
