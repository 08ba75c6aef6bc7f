import { expect, test } from 'vitest'
import { allowedUrl, nodeLink, pageLink } from './link.ts'

test.each([
  'http://example.com',
  'HTTPS://example.com/a?b#c',
  'https://例え.jp/思维',
  'mailto:someone@example.com',
  'tel:+4912345',
  '#map:Ab3_x-9',
  nodeLink('a b'),
  pageLink('a b'),
])('%s is allowed', (url) => {
  expect(allowedUrl(url)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'http:example.com',
  'https://',
  'https:\\\\evil',
  '//evil.example',
  '/path',
  'example.com',
  '#other',
  '#map:../x',
  '#page:',
  `https://${'x'.repeat(5000)}`,
  '',
  5,
  null,
  { toString: () => 'https://x.y' },
])('%s is not', (url) => {
  expect(allowedUrl(url)).toBeUndefined()
})
