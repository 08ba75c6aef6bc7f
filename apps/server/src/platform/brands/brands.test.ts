import { languageIds } from '@ramify/locales'
import { expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { brandSettings } from './brands.ts'

const read = (brands?: unknown) =>
  readSettings(brandSettings, brands === undefined ? {} : { BRANDS: JSON.stringify(brands) }, { some: true }).BRANDS

it('is Ramify, in every language, run by nobody in particular, where nothing is set', () => {
  expect(read()('anything.example')).toEqual({ name: 'Ramify', languages: languageIds, operator: null })
})

it('goes by the host, however it is written; the star stands for the others and for what a host leaves out', () => {
  const brandOf = read({ '*': { operator: 'Harbour Ltd' }, 'Naotu.Example': { name: '脑图', languages: ['zh'] } })
  expect(brandOf('naotu.EXAMPLE')).toEqual({ name: '脑图', languages: ['zh'], operator: 'Harbour Ltd' })
  expect(brandOf('maps.example')).toEqual({ name: 'Ramify', languages: languageIds, operator: 'Harbour Ltd' })
  expect(brandOf('__proto__').name).toBe('Ramify')
})

it.each([
  ['not a table', ['x']],
  ['a host with a port', { 'maps.example:80': {} }],
  ['an unknown language', { '*': { languages: ['tlh'] } }],
  ['no language at all', { '*': { languages: [] } }],
  ['a language twice', { '*': { languages: ['en', 'en'] } }],
  ['an empty name', { '*': { name: ' ' } }],
  ['a name of two lines (T52)', { '*': { name: 'Maps\r\nSet-Cookie: a' } }],
  ['a word that is no setting', { '*': { nmae: 'Maps' } }],
])('refuses %s by the name of the setting', (_what, brands) => {
  expect(() => read(brands)).toThrow(/^BRANDS must be JSON such as/)
})
