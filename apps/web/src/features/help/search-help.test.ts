import { expect, test, vi } from 'vitest'
import { speakKeys } from '../../../../../tests/kit/editor/speaking.ts'
import { helpSections } from './help-sections.ts'
import { type SpokenSection, searchHelp } from './search-help.ts'

speakKeys()
vi.mock('../../platform/fonts/index.ts', () => ({
  canvasMeasurer: () => ({ width: () => 0, lineMetrics: () => ({}) }),
}))
vi.mock('../document/index.ts', () => ({
  documentActions: ['next-part', 'people', 'access-log', 'mute', 'share'].map((id) => ({ id: `document.${id}` })),
}))
vi.mock('../cooperation/index.ts', () => ({
  cooperationActions: ['new', 'join', 'ask', 'recover', 'accept'].map((id) => ({ id: `cooperation.${id}` })),
}))
vi.mock('../../platform/theme/theme.ts', () => ({ currentTheme: () => ({ shown: 'light' }) }))
// The table itself, without the pages around it.
vi.mock('../files/index.ts', () => {
  vi.stubGlobal('addEventListener', () => undefined)
  return import('../files/file-actions.ts')
})
vi.mock('../palette/index.ts', () => ({ paletteActions: [{ id: 'palette.open' }] }))
vi.mock('../shortcuts/index.ts', () => ({ shortcutActions: [{ id: 'shortcuts.open' }] }))

const start: SpokenSection = {
  heading: 'Start a map',
  text: 'Type, and it has a name.',
  rows: [
    { id: 'a', label: 'Add subtopic', shortcut: 'Tab' },
    { id: 'b', label: 'Undo', shortcut: 'Ctrl Z' },
  ],
}
const kept: SpokenSection = { heading: 'Where your work is saved', text: 'Saved is on the server. Déjà vu.', rows: [] }

test('everything while nothing is typed', () => {
  expect(searchHelp([start, kept], '  ')).toEqual([start, kept])
})

test('whole sections by their words, in any order, without regard to case and accents', () => {
  expect(searchHelp([start, kept], 'SERVER saved deja')).toEqual([kept])
  expect(searchHelp([start, kept], 'name map')).toEqual([start])
})

test('otherwise the rows that fit, by their name or their keys', () => {
  expect(searchHelp([start, kept], 'undo')).toEqual([{ ...start, rows: [start.rows[1]] }])
  expect(searchHelp([start, kept], 'ctrl z')).toEqual([{ ...start, rows: [start.rows[1]] }])
  expect(searchHelp([start, kept], 'walrus')).toEqual([])
})

test('speaks only of what the action table has, and of nothing twice', async () => {
  const { helpTable } = await import('./help-table.ts')
  const known = helpTable().map(({ id }) => id)
  const named = helpSections.flatMap(({ actions }) => actions)
  expect(named.filter((id) => !known.includes(id))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})
