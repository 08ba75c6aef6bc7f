import { expect, test } from 'vitest'
import { allowedUrl, checkLink, foreignLink, nodeLink, pageLink, readLink, shownAddress } from './link.ts'

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

test.each([
  'file:///C:/my%20plans/a.doc',
  'file://server/share/a b.doc',
  'FILE:plan.doc',
  'C:\\my plans\\a.doc',
  'd:/a',
  '\\\\server\\share\\文件.xlsx',
  '//server/share',
  '/home/me/plan.pdf',
  '../plans/a: b.doc',
  'plan.doc',
  '~/plans',
])('%s is shown as words', (address) => {
  expect(shownAddress(address)).toBe(address)
  expect(allowedUrl(address)).toBeUndefined()
  expect(foreignLink(` ${address}\n`, 'tip')).toEqual({ address, tip: 'tip' })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//a.b',
  ' javascript:alert(1)/a',
  '\u00a0javascript:alert(1)/a',
  '\u200bjavascript:alert(1)/a',
  'java\tscript:alert(1)/a',
  '&#106;avascript:alert(1)/a',
  'data:text/html,<script>/a',
  'vbscript:a.b',
  'blob:https://a.b/c',
  'ftp://a.b/c',
  'obsidian://open',
  'xap:resources/a.bin',
  'xmind:#a',
  'file:',
  'C:plan.doc',
  'C:\\',
  'plan',
  '#plan.doc',
  '...',
  '///',
  'a\nb.doc',
  'C:\\a\u202ecod.exe',
  'C:\\a\ud800.doc',
  `C:\\${'x'.repeat(5000)}`,
  '',
  5,
  null,
])('%s is not', (address) => {
  expect(shownAddress(address)).toBeUndefined()
})

test('what may be opened stays a link, and nothing is both', () => {
  expect(foreignLink('https://example.com/a')).toEqual({ url: 'https://example.com/a', tip: '' })
  expect(foreignLink('javascript:alert(1)')).toBeUndefined()
  expect(readLink({ address: 'C:\\a.doc' })).toEqual({ address: 'C:\\a.doc', tip: '' })
  expect(readLink({ url: 'javascript:alert(1)', address: 'C:\\a.doc' })).toBeUndefined()
  expect(checkLink({ url: 'https://example.com/', address: 'C:\\a.doc' })).toBeUndefined()
  expect(checkLink({ address: 'C:\\a.doc', more: 1 })).toBeUndefined()
})
