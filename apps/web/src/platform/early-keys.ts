import { currentTranslator } from './i18n/language.ts'

/** What was typed before the editor was there: words, and the keys that end them. */
export type EarlyKey = { readonly text: string } | { readonly key: 'Enter' | 'Tab' }

interface EarlyField {
  readonly element: HTMLTextAreaElement
  /** Fulfilled once no input method composes in it: it would give up what it has when the focus leaves. */
  readonly composed: () => Promise<void>
  readonly remove: () => void
}

let current: EarlyField | null = null

/** How keys are written down among the words of the field: as characters that nobody types. */
const marks = { Enter: '\x1e', Tab: '\x1f' } as const

/**
 * From the press of New on, keys belong to the map that is on its way: a field outside the screen takes them. It is a real text
 * field so that input methods work in it.
 */
export function keepEarlyKeys(): void {
  // On a touch screen the focus would bring up the keyboard.
  if (matchMedia('(hover: none)').matches) return
  current ??= openField(document.createElement('textarea'))
}

/** The same from the first moment of the page on: boot.js keeps keys where the address leads to a map. */
export function takeOverEarlyKeys(): void {
  const element = document.getElementById('early-keys')
  if (element instanceof HTMLTextAreaElement) current ??= openField(element)
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
  const keys = keysIn(field.element.value)
  dropEarlyKeys()
  return keys
}

/** What the words and marks of the field stand for. */
export function keysIn(typed: string): EarlyKey[] {
  const keys: EarlyKey[] = []
  let text = ''
  const endText = () => {
    if (text !== '') keys.push({ text })
    text = ''
  }
  for (const character of typed) {
    const key = markedKeys.find((each) => marks[each] === character)
    if (key) {
      endText()
      keys.push({ key })
    } else text += character
  }
  endText()
  return keys
}

const markedKeys = ['Enter', 'Tab'] as const

function openField(element: HTMLTextAreaElement): EarlyField {
  element.setAttribute('aria-label', currentTranslator().text('loading'))
  // Not hidden, which would take the focus away; nothing to be seen of it either.
  element.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0;border:0;padding:0'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return dropEarlyKeys()
    event.stopPropagation()
    const key = markedKeys.find((each) => each === event.key)
    // What boot.js has written down already is prevented.
    if (!key || event.shiftKey || event.defaultPrevented) return
    event.preventDefault()
    element.setRangeText(marks[key], element.selectionStart, element.selectionEnd, 'end')
  }
  let isComposing = element.hasAttribute('data-composing')
  element.addEventListener('keydown', onKeyDown)
  element.addEventListener('compositionstart', () => {
    isComposing = true
  })
  element.addEventListener('compositionend', () => {
    isComposing = false
  })
  addEventListener('pointerdown', dropEarlyKeys, { capture: true })
  addEventListener('popstate', dropEarlyKeys)
  for (const change of addressChanges) addEventListener(change, dropAwayFromMaps)
  // To move it would take the focus from it.
  if (!element.isConnected) document.body.append(element)
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
    composed: async () => {
      while (isComposing)
        await new Promise((resolve) => element.addEventListener('compositionend', resolve, { once: true }))
    },
    remove: () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointerdown', dropEarlyKeys, { capture: true })
      removeEventListener('popstate', dropEarlyKeys)
      for (const change of addressChanges) removeEventListener(change, dropAwayFromMaps)
      element.remove()
    },
  }
}

/** As wouter names them. */
const addressChanges = ['pushState', 'replaceState'] as const

/** Where the way leads to a form instead, or to a list, nothing of it is meant. */
const dropAwayFromMaps = () => {
  if (!/^\/(doc|guest)\/./.test(location.pathname)) dropEarlyKeys()
}

const isTextField = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea'))
