import { expect, test, vi } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { editorActions } from '../../../editor/shell/editor-actions.ts'
import { deskMoreGroups, phoneMoreGroups, phoneMorePencil, phoneMoreTiles } from './more-groups.ts'

vi.mock('../../files/index.ts', () => {
  const act = async () => undefined
  return { needsConnection: () => true, duplicateDocument: act, moveDocument: act, showDetails: act }
})
vi.mock('../../notifications/index.ts', () => ({ isMuted: () => false }))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('localStorage', { getItem: () => null })
const { documentActions } = await import('../document-actions.ts')
const { importActions } = await import('../../imports/import-actions.ts')
const { paletteActions } = await import('../../palette/palette-actions.ts')
const { mapShortcutActions } = await import('../../shortcuts/shortcut-actions.ts')

const inHand = [phoneMoreTiles, [phoneMorePencil], ...phoneMoreGroups]
const ofDocument = ['document.rename', 'document.duplicate', 'document.move', 'document.details', 'document.delete']

test('D20: More has what can be done with the document, and on a desk the shortcuts', () => {
  const [desk, phone] = [deskMoreGroups, inHand].map((groups): string[] => groups.flat())
  expect(desk).toEqual(expect.arrayContaining([...ofDocument, 'shortcuts.open']))
  expect(phone).toEqual(expect.arrayContaining(ofDocument))
})

test.each([
  ['desk', deskMoreGroups],
  ['phone', inHand],
])('D20: every row of it is an action with an icon, on a %s', async (_frame, groups) => {
  const { editor } = await HeadlessEditor.open(['Plan'])
  const table = [
    ...editorActions(editor),
    ...documentActions,
    ...importActions,
    ...paletteActions,
    ...mapShortcutActions,
  ]
  const icons = new Map<string, unknown>(table.map(({ id, icon }) => [id, icon]))
  expect(groups.flat().filter((id) => !icons.get(id))).toEqual([])
})
