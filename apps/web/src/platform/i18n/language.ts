import { createTranslator, type LanguageId, languages, type TextPart, type Translator } from '@ramify/locales'
import { brand } from '../brand/brand.ts'
import { readLocal, watchLocal, writeLocal } from '../storage/local.ts'
import { createStore, type ReadStore, useStore } from '../store.ts'
import { chooseLanguage } from './choose-language.ts'

const storageKey = 'ramify.language'

const current = createStore<Translator | null>(null)
let wanted: LanguageId | null = null
/** What has been asked for beyond what everybody needs. */
const parts = new Map<TextPart, Promise<void>>()

/** One alone is no choice. */
export const languageChoices = brand.languages.map((id) => ({ id, name: languages[id].name }))

/** Before anything is drawn: loads the language of this page. */
export async function startLanguage(): Promise<void> {
  watchLocal(storageKey, () => void speak(wished()))
  await speak(wished())
}

/** The same for a part of ours in a page that is not: does nothing where the language is there. */
export async function ensureLanguage(): Promise<void> {
  if (!current.get()) await startLanguage()
}

export async function changeLanguage(id: LanguageId): Promise<void> {
  writeLocal(storageKey, id)
  forgetLanguageInAddress()
  await speak(id)
}

/** For what is not drawn by React; null before a language is there. */
export const translator: ReadStore<Translator | null> = current

export function currentTranslator(): Translator {
  const translator = current.get()
  if (!translator) throw new Error('startLanguage has not finished')
  return translator
}

export function useText(): Translator {
  return useStore(current) ?? currentTranslator()
}

/** Also for tests, which have no page whose language could be found out. */
export function setTranslator(translator: Translator): void {
  current.set(translator)
}

/** Fetches the texts of something that comes later, in whatever language is spoken then and afterwards. */
export function fetchTexts(part: TextPart): Promise<void> {
  let coming = parts.get(part)
  if (!coming) {
    parts.set(part, Promise.resolve())
    coming = speak(wanted ?? wished()).catch((error) => {
      // The next one who asks tries again.
      parts.delete(part)
      throw error
    })
    parts.set(part, coming)
  }
  return coming
}

async function speak(id: LanguageId): Promise<void> {
  wanted = id
  const locale = await languages[id].load(parts.keys())
  // Somebody chose again while this one was on its way: who waits for its texts waits for those.
  if (wanted !== id) return speak(wanted)
  document.documentElement.lang = id
  setTranslator(createTranslator(id, locale, brand.name))
}

function wished(): LanguageId {
  return chooseLanguage({
    search: location.search,
    stored: readLocal(storageKey),
    browser: navigator.languages,
    spoken: brand.languages,
  })
}

/** Otherwise a reload would undo what was just chosen. */
function forgetLanguageInAddress(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

let everyTranslator: Promise<readonly Translator[]> | null = null

/** Of all languages of this page, for what people may say in any of them; those not read so far are fetched. */
export function translatorsOfAll(): Promise<readonly Translator[]> {
  everyTranslator ??= Promise.all(
    brand.languages.map(async (id) => createTranslator(id, await languages[id].load(), brand.name)),
  ).catch((error) => {
    // The next one who asks tries again.
    everyTranslator = null
    throw error
  })
  return everyTranslator
}
