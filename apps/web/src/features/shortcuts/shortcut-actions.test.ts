import { beforeEach, expect, test, vi } from 'vitest'
import { pressShortcut } from '../../platform/actions/press-shortcut.ts'
import { isSheetOpen, mapShortcutActions, shortcutActions } from './shortcut-actions.ts'

class Field {
  isContentEditable = true
}
vi.stubGlobal('document', { querySelector: () => null })
vi.stubGlobal('HTMLElement', Field)

beforeEach(() => isSheetOpen.set(false))

function press(key: string, target: object | null, table = shortcutActions): boolean {
  const held = { ctrlKey: false, metaKey: false, shiftKey: key === '?', altKey: false }
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, code: '', ...held })
  Object.defineProperty(event, 'target', { value: target })
  pressShortcut(event as KeyboardEvent, table)
  return event.defaultPrevented
}

test('? opens the list of shortcuts outside of fields', () => {
  expect(press('?', new Field())).toBe(false)
  expect(isSheetOpen.get()).toBe(false)
  expect(press('?', null)).toBe(true)
  expect(isSheetOpen.get()).toBe(true)
})

test('? is text on the page of a map, and F1 opens the list there', () => {
  expect(press('?', null, mapShortcutActions)).toBe(false)
  expect(isSheetOpen.get()).toBe(false)
  expect(press('F1', new Field(), mapShortcutActions)).toBe(true)
  expect(isSheetOpen.get()).toBe(true)
})
