import { currentSpeaker } from './i18n/language.ts'

/** What was typed before the editor was there: words, and the keys that end them. */
export type EarlyKey = { readonly text: string } | { readonly key: 'Enter' | 'Tab' }

interface EarlyField {
  readonly element: HTMLTextAreaElement
  readonly keys: EarlyKey[]
  /** Fulfilled once no input method composes in it: it would give up what it has when the focus leaves. */
  readonly composed: () => Promise<void>
  readonly remove: () => void
}

let current: EarlyField | null = null

/**
 * From the press of New on, keys belong to the map that is on its way: a field outside the screen takes them. It is a real text
 * field so that input methods work in it.
 */
export function keepEarlyKeys(): void {
  // On a touch screen the focus would bring up the keyboard.
  if (matchMedia('(hover: none)').matches) return
  dropEarlyKeys()
  current = openField()
}

/** No map comes of it, or the person has turned to something else. */
export function dropEarlyKeys(): void {
  current?.remove()
  current = null
}

/** Whether the focus is with the field that keeps early keys. */
export function isKeepingEarlyKeys(): boolean {
  return current !== null && document.activeElement === current.element
}

/** Hands over what was typed and ends the keeping, at the end of a composition that is still going on. */
export async function takeEarlyKeys(): Promise<readonly EarlyKey[]> {
  const field = current
  if (!field) return []
  await field.composed()
  if (current !== field) return []
  const keys = [...field.keys, ...wordsIn(field.element)]
  dropEarlyKeys()
  return keys
}

function openField(): EarlyField {
  const element = document.createElement('textarea')
  element.setAttribute('aria-label', currentSpeaker().text('loading'))
  // Not hidden, which would take the focus away; nothing to be seen of it either.
  element.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0;border:0;padding:0'
  const keys: EarlyKey[] = []
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return dropEarlyKeys()
    event.stopPropagation()
    if (event.shiftKey || (event.key !== 'Enter' && event.key !== 'Tab')) return
    event.preventDefault()
    keys.push(...wordsIn(element), { key: event.key })
    element.value = ''
  }
  let isComposing = false
  element.addEventListener('keydown', onKeyDown)
  element.addEventListener('compositionstart', () => {
    isComposing = true
  })
  element.addEventListener('compositionend', () => {
    isComposing = false
  })
  addEventListener('pointerdown', dropEarlyKeys, { capture: true })
  addEventListener('popstate', dropEarlyKeys)
  document.body.append(element)
  // A menu or dialog that closes gives the focus back to its button: nobody meant that. Another text field is meant.
  const holdFocus = () => {
    const focused = document.activeElement
    if (focused !== element && !isTextField(focused)) element.focus({ preventScroll: true })
    frame = requestAnimationFrame(holdFocus)
  }
  let frame = requestAnimationFrame(holdFocus)
  element.focus({ preventScroll: true })
  return {
    element,
    keys,
    composed: async () => {
      while (isComposing)
        await new Promise((resolve) => element.addEventListener('compositionend', resolve, { once: true }))
    },
    remove: () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointerdown', dropEarlyKeys, { capture: true })
      removeEventListener('popstate', dropEarlyKeys)
      element.remove()
    },
  }
}

const wordsIn = ({ value }: HTMLTextAreaElement): EarlyKey[] => (value === '' ? [] : [{ text: value }])

const isTextField = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea'))
