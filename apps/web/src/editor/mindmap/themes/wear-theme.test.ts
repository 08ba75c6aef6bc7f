import { newMap, openMap } from '@ramify/document'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededCommand, seeds } from '../../../../../../packages/document/src/mindmap/testing/seeded-command.ts'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import { currentNotices } from '../../../platform/notices/notices.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { isSameStyle, type MapStyle, styleCommands, styleOf } from './map-style.ts'
import type { OwnTheme } from './own-theme.ts'
import { removeTheme, renameTheme, saveTheme } from './own-themes.ts'
import { wornTheme } from './theme-choice.ts'
import { hasStylesByHand, trialOf, wearTheme } from './wear-theme.ts'

speakKeys()

async function open() {
  const document = openMap(newMap({ text: 'Root', root: 'root' }))
  const branch = (id: string) => ({ id, children: [{ id: `${id}1`, children: [{ id: `${id}11` }] }] })
  document.execute({ type: 'addTree', forest: ['a', 'b', 'c'].map(branch), to: { parent: 'root' } })
  document.execute({ type: 'addFloating', id: 'f', at: { x: 0, y: 900 } })
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve() })
  await editor.ready
  document.mark()
  const action = (id: string) => editorActions(editor).find((each) => each.id === `editor.${id}`)
  return { editor, action, shown: () => editor.scene.get(), styleNow: () => styleOf(document.snapshot) }
}

const dawn: MapStyle = {
  theme: 'ink',
  levels: { 1: { fill: '#ffeecc' } },
  colors: ['#112233', '#445566'],
  background: { color: '#fffff0' },
  spacing: { level: 40 },
}
const ofApp = { style: { theme: 'midnight' }, isOwn: false }
const own = (style: MapStyle) => ({ style, isOwn: true })

describe('the style of a map', () => {
  test('is what commands make of any other', () => {
    fc.assert(
      fc.property(fc.array(seeds(['setTheme', 'setLevelLook', 'setColors', 'setBackground', 'setStyle'])), (acts) => {
        const map = openMap(newMap({ text: 'Root' }))
        for (const act of acts) map.execute(seededCommand(act, map.snapshot))
        const other = openMap(newMap({ text: 'Other' }))
        for (const command of styleCommands(other.snapshot, styleOf(map.snapshot))) other.execute(command)
        expect(styleOf(other.snapshot)).toEqual(styleOf(map.snapshot))
        expect(styleCommands(other.snapshot, styleOf(map.snapshot))).toEqual([])
      }),
    )
  })

  test('leaves the picture behind the map where it is', async () => {
    const { editor } = await open()
    editor.execute({ type: 'setBackground', background: { image: 'wall', color: '#000000' } })
    wearTheme(editor, own({ theme: 'ink' }), false)
    expect(editor.document.snapshot.background).toEqual({ image: 'wall' })
  })
})

describe('a theme of one’s own', () => {
  test('is worn as a whole, taken back in one step, and found again until something is changed', async () => {
    const { editor, styleNow } = await open()
    const before = styleNow()
    wearTheme(editor, own(dawn), true)
    expect(styleNow()).toEqual(dawn)
    await saveTheme(editor, 'Dawn')
    const [saved] = editor.themes.get() as [OwnTheme]
    expect(isSameStyle(saved, dawn)).toBe(true)
    await renameTheme(editor, saved.id, 'Dusk')
    expect(wornTheme(editor.document.snapshot, editor.themes.get())?.name).toBe('Dusk')
    editor.execute({ type: 'setColors', colors: ['#000000'] })
    expect(wornTheme(editor.document.snapshot, editor.themes.get())).toBeUndefined()
    editor.undo()
    editor.undo()
    expect(styleNow()).toEqual(before)
  })

  test('is no work of hands: another theme takes all of it away', async () => {
    const { editor, styleNow } = await open()
    wearTheme(editor, own(dawn), true)
    expect(hasStylesByHand(editor)).toBe(true)
    await saveTheme(editor, 'Dawn')
    expect(hasStylesByHand(editor)).toBe(false)
    wearTheme(editor, ofApp, true)
    expect(styleNow()).toEqual({ theme: 'midnight' })
  })

  test('comes under what was made by hand, or in its place', async () => {
    const { editor, styleNow } = await open()
    editor.execute({ type: 'setLook', ids: ['a'], look: { bold: true } })
    editor.execute({ type: 'setLevelLook', level: 2, look: { fill: '#abcdef' } })
    wearTheme(editor, own(dawn), true)
    expect(styleNow()).toEqual({ ...dawn, levels: { 2: { fill: '#abcdef' } } })
    expect(editor.document.snapshot.nodes.get('a')?.look).toEqual({ bold: true })
    editor.undo()
    wearTheme(editor, own(dawn), false)
    expect(styleNow()).toEqual(dawn)
    expect(editor.document.snapshot.nodes.get('a')?.look).toEqual({})
  })

  test('is seen before it is worn', async () => {
    const { editor, shown, styleNow } = await open()
    const before = styleNow()
    editor.preview(trialOf(editor, own(dawn), false))
    expect(shown().paper).toBe('#fffff0')
    expect(shown().placeOf('a')?.face.style).toMatchObject({ fill: '#ffeecc', line: { color: '#112233' } })
    editor.preview(null)
    expect(styleNow()).toEqual(before)
  })
})

test('a theme that is deleted can be had back in its place; one that cannot be kept is not called saved', async () => {
  const { editor } = await open()
  for (const name of ['One', 'Two', 'Three']) await saveTheme(editor, name)
  const names = () => editor.themes.get().map(({ name }) => name)
  await removeTheme(editor, editor.themes.get()[1] as OwnTheme)
  expect(names()).toEqual(['One', 'Three'])
  currentNotices().at(-1)?.action?.run()
  expect(names()).toEqual(['One', 'Two', 'Three'])
  const before = currentNotices()
  await saveTheme({ ...editor, themes: { ...editor.themes, keep: async () => false } }, 'Four')
  expect(currentNotices()).toBe(before)
})

describe('a style for a whole level', () => {
  test('is taken from the topic, and from all others there; one step takes it back', async () => {
    const { editor, action } = await open()
    editor.execute({ type: 'setLook', ids: ['a1'], look: { fill: '#ff0000', bold: true } })
    editor.execute({ type: 'setLook', ids: ['b1', 'b', 'b11'], look: { fill: '#00ff00', italic: true } })
    editor.selectTopics(['a1'])
    const before = editor.document.snapshot
    await action('style-to-level')?.run()
    const { levels, nodes } = editor.document.snapshot
    expect(levels).toEqual({ 2: { fill: '#ff0000', bold: true } })
    expect(nodes.get('a1')?.look).toEqual({})
    expect(nodes.get('b1')?.look).toEqual({ italic: true })
    expect(nodes.get('b')?.look).toEqual({ fill: '#00ff00', italic: true })
    expect(nodes.get('b11')?.look).toEqual({ fill: '#00ff00', italic: true })
    editor.undo()
    expect(editor.document.snapshot.nodes.get('a1')?.look).toEqual(before.nodes.get('a1')?.look)
    expect(editor.document.snapshot).not.toHaveProperty('levels')
  })

  test('needs a topic with something of its own, and is given back to the theme', async () => {
    const { editor, action } = await open()
    const whyNot = () => action('style-to-level')?.isEnabled?.()
    expect(whyNot()).toBe('editor.reason.nothing-selected')
    editor.execute({ type: 'setLook', ids: ['f', 'a'], look: { fill: '#ff0000' } })
    editor.selectTopics(['f'])
    expect(whyNot()).toBe(true)
    editor.selectTopics(['b'])
    expect(whyNot()).toBe('editor.reason.no-own-style')
    expect(action('reset-level')?.isEnabled?.()).toBe('editor.reason.plain-level')
    editor.selectTopics(['a'])
    expect(whyNot()).toBe(true)
    await action('style-to-level')?.run()
    expect(action('reset-level')?.isEnabled?.()).toBe(true)
    await action('reset-level')?.run()
    expect(editor.document.snapshot).not.toHaveProperty('levels')
  })
})
