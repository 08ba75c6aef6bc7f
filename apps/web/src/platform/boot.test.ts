import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { languageIds } from '@ramify/locales'
import { expect, test } from 'vitest'
import { type KeyPress, matchesShortcut } from './actions/shortcut.ts'
import { chooseLanguage } from './i18n/choose-language.ts'

const script = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')

interface Browser {
  stored?: Record<string, string>
  path?: string
  search?: string
  languages?: string[]
  prefersDark?: boolean
  hasTouch?: boolean
  isFramed?: boolean
  /** Of the host, as the server writes them into the page. */
  spoken?: readonly string[]
}

function boot({ stored = {}, path = '/home/my', search = '', languages = ['en'], spoken, ...device }: Browser) {
  const added: string[] = []
  const page = new EventTarget()
  const field = { id: '', style: {}, addEventListener: () => undefined, focus: () => undefined }
  const documentElement = { dataset: { theme: '' }, lang: '', append: ({ id }: typeof field) => added.push(id) }
  const window = {}
  const preloaded: string[] = []
  const metas: Record<string, string | undefined> = {
    'meta[name="brand"]': spoken && JSON.stringify({ languages: spoken }),
    'meta[name="document-files"]': '/assets/editor.js /assets/editor.css /assets/inter.woff2',
    'meta[name="panel-files"]': '/assets/panels.js',
    'meta[name="viewer-files"]': '/assets/viewer.js',
    'meta[name="home-files"]': '/assets/home.js',
    'meta[name="public-files"]': '/assets/sign-in.js',
    'meta[name="language-files"]': 'en=/assets/en.js zh=/assets/zh.js',
  }
  runInNewContext(script, {
    document: {
      documentElement,
      createElement: (name: string) => (name === 'link' ? {} : field),
      head: {
        append: ({ rel, as, href, crossOrigin }: Record<'rel' | 'as' | 'href' | 'crossOrigin', string | undefined>) =>
          preloaded.push([rel, as, crossOrigin, href].filter((part) => part !== undefined).join(' ')),
      },
      querySelector: (selector: string) =>
        metas[selector] === undefined ? null : { getAttribute: () => metas[selector] },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname: path, search },
    navigator: { languages },
    matchMedia: (query: string) => ({
      matches: (query.includes('dark') && device.prefersDark) || (query.includes('hover') && device.hasTouch),
    }),
    window,
    top: device.isFramed ? {} : window,
    URLSearchParams,
    addEventListener: page.addEventListener.bind(page),
  })
  const { dataset, lang } = documentElement
  return { theme: dataset.theme, lang, keepsKeys: added.includes('early-keys'), preloaded, page }
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

test('keeps the first keys where the address leads to a map', () => {
  const token = { 'ramify.token': 'secret' }
  expect(boot({ path: '/' }).keepsKeys).toBe(true)
  expect(boot({ path: '/', search: '?lang=zh' }).keepsKeys).toBe(true)
  expect(boot({ path: '/guest/4f-draft' }).keepsKeys).toBe(true)
  expect(boot({ path: '/doc/0123', stored: token }).keepsKeys).toBe(true)
})

test('keeps no keys where they may be meant for a form, a list, the page around a frame, or bring up a keyboard', () => {
  for (const path of ['/login', '/login/register', '/home/my', '/guest', '/guest/', '/doc/a/b', '/about']) {
    expect(boot({ path }).keepsKeys, path).toBe(false)
    expect(boot({ path, stored: { 'ramify.token': 'secret' } }).keepsKeys, path).toBe(false)
  }
  // Who has no session signs in first; who was here before goes home.
  expect(boot({ path: '/doc/0123' }).keepsKeys).toBe(false)
  for (const key of ['ramify.token', 'ramify.guest', 'ramify.way']) {
    expect(boot({ path: '/', stored: { [key]: 'yes' } }).keepsKeys, key).toBe(false)
  }
  expect(boot({ path: '/', search: '?client_token=x' }).keepsKeys).toBe(false)
  expect(boot({ path: '/', isFramed: true }).keepsKeys).toBe(false)
  expect(boot({ path: '/', hasTouch: true }).keepsKeys).toBe(false)
})

test('E2: Ctrl+S never reaches the browser, on any page and before the app is there', () => {
  const keys = [
    { key: 's', code: 'KeyS' },
    { key: 'S', code: 'KeyS' },
    { key: 'ы', code: 'KeyS' },
    { key: 'Process', code: 'KeyS' },
    { key: 's', code: 'Semicolon' },
    { key: 'o', code: 'KeyS' },
    { key: 'a', code: 'KeyA' },
  ]
  const eitherWay = [false, true]
  const presses = keys.flatMap((given) =>
    eitherWay.flatMap((mod) =>
      eitherWay.flatMap((shiftKey) => eitherWay.map((altKey) => ({ ...given, mod, shiftKey, altKey }))),
    ),
  )
  for (const path of ['/', '/doc/0123', '/guest/4f-draft', '/home/my', '/login', '/about', '/nowhere']) {
    const { page } = boot({ path })
    for (const { mod, ...rest } of presses) {
      for (const isMac of eitherWay) {
        const press: KeyPress = { ...rest, ctrlKey: mod && !isMac, metaKey: mod && isMac }
        const event = Object.assign(new Event('keydown', { cancelable: true }), press)
        page.dispatchEvent(event)
        expect(event.defaultPrevented, JSON.stringify(press)).toBe(matchesShortcut(press, 'mod+s', isMac))
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
    location: { pathname: '/home/my', search: '' },
    navigator: { languages: [] },
    matchMedia: () => ({ matches: false }),
    URLSearchParams,
    addEventListener: () => undefined,
  })
  expect(documentElement).toEqual({ dataset: { theme: 'light' }, lang: 'en' })
})

const font = 'preload font  /assets/inter.woff2'

test('where the address leads to a map, its files are fetched together with the app, also in a frame or in a hand', () => {
  const texts = 'modulepreload /assets/en.js'
  const files = [texts, 'modulepreload /assets/editor.js', 'preload style  /assets/editor.css', font]
  const signedIn = { 'ramify.token': 'token' }
  const panels = 'modulepreload /assets/panels.js'
  expect(boot({ path: '/doc/abc', stored: signedIn }).preloaded).toEqual([...files, panels])
  expect(boot({ path: '/doc/abc', stored: signedIn, hasTouch: true }).preloaded).toEqual(files)
  expect(boot({ path: '/guest/abc', isFramed: true }).preloaded).toEqual([...files, panels])
  const [lists, signIn] = ['modulepreload /assets/home.js', 'modulepreload /assets/sign-in.js']
  expect(boot({ path: '/home/my', stored: signedIn }).preloaded).toEqual([texts, lists, font])
  expect(boot({ path: '/login', stored: signedIn }).preloaded).toEqual([texts, signIn, font])
  expect(boot({ path: '/doc/abc', stored: { 'ramify.way': 'x' } }).preloaded).toEqual([texts, signIn, font])
})

test('the texts of the language that will be spoken are fetched together with the app', () => {
  const signIn = 'modulepreload /assets/sign-in.js'
  expect(boot({ languages: ['zh-CN'] }).preloaded).toEqual(['modulepreload /assets/zh.js', signIn, font])
  expect(boot({ languages: ['zh-CN'], spoken: ['en'] }).preloaded).toEqual([
    'modulepreload /assets/en.js',
    signIn,
    font,
  ])
})

test('fetches what looking at a shared map needs, and keeps no keys there', () => {
  for (const path of ['/view/aB1', '/embed/aB1']) {
    const { preloaded, keepsKeys } = boot({ path, stored: { 'ramify.token': 'secret' } })
    expect(preloaded).toEqual(['modulepreload /assets/en.js', 'modulepreload /assets/viewer.js'])
    expect(keepsKeys).toBe(false)
  }
})
