import { expect, test } from 'vitest'
import { wayOf } from './ways.ts'

const origin = 'https://ramify.example'
const ask = (path: string, more: { method?: string; mode?: RequestMode; destination?: RequestDestination } = {}) =>
  wayOf({ method: 'GET', mode: 'no-cors', destination: 'document', url: new URL(path, origin).href, ...more }, origin)

test.each(['/', '/home/my', '/doc/0123?lang=zh', '/apifox', '/boot.js', '/favicon.svg'])('a page: %s', (path) => {
  expect(ask(path, { mode: 'navigate' })).toBe('page')
})

test('files of a build are kept', () => {
  expect(ask('/assets/index-a1b2c3.js')).toBe('file')
  expect(ask('/assets/inter-latin-400.woff2')).toBe('file')
})

test.each([
  '/api/openapi.json',
  '/api',
  '/healthz',
  '/metrics',
  '/version.json',
  '/manifest.webmanifest',
  '/licences.json',
  '/service-worker.js',
])('for the server alone, also when somebody goes there: %s', (path) => {
  expect(ask(path, { mode: 'navigate' })).toBe('server')
})

test('what other apps share is kept; what a page sends there by itself is not', () => {
  expect(ask('/share-target', { method: 'POST', mode: 'navigate' })).toBe('shared')
  expect(ask('/share-target', { method: 'POST', mode: 'cors' })).toBe('server')
  expect(ask('/share-target', { method: 'POST', mode: 'navigate', destination: 'iframe' })).toBe('server')
  expect(ask('/share-target/more', { method: 'POST', mode: 'navigate' })).toBe('server')
  expect(ask('https://elsewhere.example/share-target', { method: 'POST', mode: 'navigate' })).toBe('server')
  expect(ask('/share-target', { mode: 'navigate' })).toBe('page')
})

test('what is sent, what comes from elsewhere and what nobody goes to is none of its business', () => {
  expect(ask('/assets/a.js', { method: 'POST' })).toBe('server')
  expect(ask('https://elsewhere.example/assets/a.js')).toBe('server')
  expect(ask('/home/my', { mode: 'cors' })).toBe('server')
})
