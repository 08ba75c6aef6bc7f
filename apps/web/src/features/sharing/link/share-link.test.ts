import { expect, test } from 'vitest'
import { embedCode, hostTyped, shareAt, shareLink, topicAskedFor } from './share-link.ts'

const origin = 'https://maps.example'

test('a link leads to the map, or to one topic of it', () => {
  expect(shareLink('aB-1', undefined, origin)).toBe('https://maps.example/view/aB-1')
  const link = new URL(shareLink('aB-1', 'n 1&2', origin))
  expect(shareAt(link.pathname)).toBe('aB-1')
  expect(topicAskedFor(link)).toBe('n 1&2')
  expect(topicAskedFor(new URL('/view/aB-1?topic=n1', origin))).toBe('n1')
  expect(topicAskedFor(new URL('/view/aB-1', origin))).toBeNull()
})

test('other addresses show no share', () => {
  expect(['/view', '/view/', '/view/a/b', '/view/a b', '/doc/a'].map(shareAt)).toEqual([null, null, null, null, null])
})

test('a name with quotes stays inside of its attribute', () => {
  const code = embedCode('aB-1', '"><script>&', origin)
  const source = 'https://maps.example/embed/aB-1'
  expect(code).toContain(`src="${source}"`)
  expect(shareAt(new URL(source).pathname)).toBe('aB-1')
  expect(code).toContain('title="&#34;&#62;&#60;script&#62;&#38;"')
})

test.each([
  ['example.com', 'example.com'],
  [' https://www.Example.com/page?x=1 ', 'www.example.com'],
  ['blog.example.com:8443', 'blog.example.com:8443'],
  ['localhost:3000', 'localhost:3000'],
  ['example', null],
  ['*.example.com', '*.example.com'],
  ['*', null],
  ['javascript:alert(1)', null],
  ['https://ann@example.com', null],
  ['', null],
])('the site in “%s” is %s', (typed, host) => {
  expect(hostTyped(typed)).toBe(host)
})
