import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { languageIds } from '@ramify/locales'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../i18n/choose-language.ts'

const script = readFileSync(new URL('../../../public/theme-boot.js', import.meta.url), 'utf8')

interface Browser {
  stored?: Record<string, string>
  search?: string
  languages?: string[]
  prefersDark?: boolean
  /** Of the host, as the server writes them into the page. */
  spoken?: readonly string[]
}

function boot({ stored = {}, search = '', languages = ['en'], prefersDark = false, spoken }: Browser) {
  const documentElement = { dataset: { theme: '' }, lang: '' }
  runInNewContext(script, {
    document: {
      documentElement,
      querySelector: () => spoken && { getAttribute: () => JSON.stringify({ languages: spoken }) },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { search },
    navigator: { languages },
    matchMedia: () => ({ matches: prefersDark }),
    URLSearchParams,
  })
  return { theme: documentElement.dataset.theme, lang: documentElement.lang }
}

test('the stored theme wins over the system', () => {
  expect(boot({ stored: { 'ramify.theme': 'dark' } }).theme).toBe('dark')
  expect(boot({ stored: { 'ramify.theme': 'light' }, prefersDark: true }).theme).toBe('light')
  expect(boot({ stored: { 'ramify.theme': 'system' }, prefersDark: true }).theme).toBe('dark')
  expect(boot({ prefersDark: true }).theme).toBe('dark')
  expect(boot({}).theme).toBe('light')
})

test('chooses the language as the app will a moment later', () => {
  const wishes = [null, 'xx', ...languageIds]
  for (const url of wishes) {
    for (const stored of wishes) {
      for (const browser of [['fr'], ['fr', 'zh-CN'], ['en-GB', 'zh']]) {
        const search = url === null ? '' : `?lang=${url}`
        for (const spoken of [languageIds, ...languageIds.map((id) => [id])]) {
          const booted = boot({
            search,
            languages: browser,
            stored: stored === null ? {} : { 'ramify.language': stored },
            spoken,
          })
          expect(booted.lang).toBe(chooseLanguage({ search, stored, browser, spoken }))
        }
      }
    }
  }
})

test('a browser that forbids storage still starts', () => {
  const documentElement = { dataset: { theme: '' }, lang: '' }
  const localStorage = {
    getItem: () => {
      throw new Error('forbidden')
    },
  }
  runInNewContext(script, {
    document: { documentElement, querySelector: () => null },
    localStorage,
    location: { search: '' },
    navigator: { languages: [] },
    matchMedia: () => ({ matches: false }),
    URLSearchParams,
  })
  expect(documentElement).toEqual({ dataset: { theme: 'light' }, lang: 'en' })
})
