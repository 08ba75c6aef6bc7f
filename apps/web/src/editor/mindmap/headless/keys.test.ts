import { describe, expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { wholeView } from '../../core/viewport/first-view.ts'
import { beginAtRoot } from '../selection/begin-at-root.ts'

const { open } = HeadlessEditor
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']

describe('a map that was just opened', () => {
  test('takes keys at once', async () => {
    const editor = await open(plan)
    beginAtRoot(editor.editor)
    editor.press('Tab')
    editor.type('Delta')
    editor.press('Enter')
    expect(editor.outline()).toEqual([...plan, '  Delta'])
  })

  test('selects nothing for one who only reads, or has selected something already', async () => {
    const reader = await open(plan, { readOnly: true })
    beginAtRoot(reader.editor)
    expect(reader.selected()).toEqual([])
    const editor = await open(plan)
    editor.select('Beta')
    beginAtRoot(editor.editor)
    expect(editor.selected()).toEqual(['Beta'])
  })

  test('one who only reads is told so by letters, and by nothing else', async () => {
    const tried: string[] = []
    const reader = await open(plan, { readOnly: true, onlyLooks: (how) => tried.push(how) })
    reader.select('Beta')
    reader.press('ArrowUp')
    expect(tried).toEqual([])
    reader.press('x')
    expect(tried).toEqual(['typing'])
    const writer = await open(plan, { onlyLooks: (how) => tried.push(how) })
    writer.select('Beta')
    writer.press('x')
    expect(tried).toEqual(['typing'])
  })
})

describe('one topic', () => {
  test('Tab adds a child, ready to be named', async () => {
    const editor = await open(plan)
    editor.select('Beta')
    editor.press('Tab')
    expect(editor.fieldText()).toBe('Subtopic')
    editor.type('Crew')
    editor.press('Enter')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Beta', '    Crew', '  Gamma'])
    expect(editor.selected()).toEqual(['Crew'])
  })

  test('Tab while writing keeps the words and goes on one level down', async () => {
    const editor = await open(['Plan'])
    editor.select('Plan')
    editor.press('Tab')
    editor.type('First')
    editor.press('Tab')
    editor.type('Second')
    editor.press('Enter')
    expect(editor.outline()).toEqual(['Plan', '  First', '    Second'])
  })

  test('Enter adds a sibling behind, Shift+Enter before', async () => {
    const editor = await open(plan)
    editor.select('Beta')
    editor.press('Enter')
    editor.type('Behind')
    editor.press('Enter')
    editor.select('Beta')
    editor.press('Shift+Enter')
    editor.type('Before')
    editor.press('Enter')
    expect(editor.outline()).toEqual([...plan.slice(0, 4), '  Before', '  Beta', '  Behind', '  Gamma'])
  })

  test('Enter on the root adds a main topic', async () => {
    const editor = await open(['Plan'])
    editor.select('Plan')
    editor.press('Enter', 'Escape')
    expect(editor.outline()).toEqual(['Plan', '  Main topic'])
  })

  test('Ctrl+Enter puts a parent over a topic', async () => {
    const editor = await open(plan)
    editor.select('Two')
    editor.press('Control+Enter')
    editor.type('Over')
    editor.press('Enter')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Over', '      Two', '  Beta', '  Gamma'])
  })

  test.each(['Delete', 'Backspace'])('%s takes a branch away and goes on to the next one', async (key) => {
    const editor = await open(plan)
    editor.select('Alpha')
    editor.press(key)
    expect(editor.outline()).toEqual(['Plan', '  Beta', '  Gamma'])
    expect(editor.selected()).toEqual(['Beta'])
  })

  test('Delete leaves the root alone', async () => {
    const editor = await open(plan)
    editor.select('Plan')
    editor.press('Delete')
    expect(editor.selected()).toEqual(['Plan'])
    expect(editor.outline()).toEqual(plan)
  })

  test.each(['F2', 'Space'])('%s writes on behind the words', async (key) => {
    const editor = await open(plan)
    editor.select('Beta')
    editor.press(key)
    expect(editor.isWriting()).toBe(true)
    editor.type(' max')
    editor.press('Enter')
    expect(editor.isWriting()).toBe(false)
    expect(editor.selected()).toEqual(['Beta max'])
  })

  test('Alt with arrows moves it among its siblings', async () => {
    const editor = await open(plan)
    editor.select('Beta')
    editor.press('Alt+ArrowDown')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Gamma', '  Beta'])
    editor.press('Alt+ArrowUp', 'Alt+ArrowUp')
    expect(editor.outline()).toEqual(['Plan', '  Beta', '  Alpha', '    One', '    Two', '  Gamma'])
  })

  test('Ctrl+D doubles a branch, Ctrl+/ folds it, Ctrl+A selects all that is shown', async () => {
    const editor = await open(['Plan', '  Alpha', '    One'])
    editor.select('Alpha')
    editor.press('Control+d')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Alpha', '    One'])
    editor.press('Control+/')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Alpha +', '    One'])
    editor.press('Home', 'Control+a', 'Delete')
    expect(editor.outline()).toEqual(['Plan'])
  })

  test('Ctrl with arrows nudges it step by step, with Shift makes it wider and narrower', async () => {
    const words = 'Beta has words enough for two lines'
    const editor = await open(['Plan', '  Alpha', '    One', `  ${words}`])
    editor.select('Alpha')
    const before = ['Alpha', 'One'].map((text) => editor.boxOf(text))
    const moved = () =>
      ['Alpha', 'One'].map((text, nth) => {
        const { x, y } = editor.boxOf(text)
        return [x - (before[nth]?.x ?? 0), y - (before[nth]?.y ?? 0)]
      })
    editor.press('Control+ArrowUp', 'Control+ArrowRight', 'Control+ArrowRight')
    expect(moved()).toEqual([
      [20, -10],
      [20, -10],
    ])
    editor.press('Control+ArrowDown', 'Control+ArrowLeft', 'Control+z')
    expect(moved()).toEqual([
      [20, 0],
      [20, 0],
    ])
    editor.select(words)
    const { width, height } = editor.boxOf(words)
    editor.press(...Array.from({ length: 4 }, () => 'Control+Shift+ArrowLeft'))
    expect(editor.boxOf(words).width - width).toBeCloseTo(-80, 5)
    expect(editor.boxOf(words).height).toBeGreaterThan(height)
    editor.press('Control+Shift+ArrowRight')
    expect(editor.boxOf(words).width - width).toBeCloseTo(-60, 5)
  })
})

describe('walking', () => {
  test('arrows go to what lies there', async () => {
    const editor = await open(['Plan', '  Alpha', '    One', '    Two', '  Beta', '    Three'])
    editor.select('One')
    for (const [key, text] of [
      ['ArrowDown', 'Two'],
      ['ArrowDown', 'Three'],
      ['ArrowLeft', 'Beta'],
      ['ArrowUp', 'Alpha'],
      ['ArrowLeft', 'Plan'],
    ] as const) {
      editor.press(key)
      expect(editor.selected()).toEqual([text])
    }
  })

  test('arrows know both sides of the root', async () => {
    const editor = await open(['Plan', '  Alpha', '  Beta'], { layout: 'default' })
    const isRight = editor.middleOf('Alpha').x > editor.middleOf('Plan').x
    const [first, second] = isRight ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    editor.select('Plan')
    editor.press(first)
    expect(editor.selected()).toEqual(['Alpha'])
    editor.press(second, second)
    expect(editor.selected()).toEqual(['Beta'])
  })

  test('Shift with arrows selects more, and less going back', async () => {
    const editor = await open(plan)
    editor.select('Alpha')
    editor.press('Shift+ArrowDown', 'Shift+ArrowDown')
    expect(editor.selected()).toEqual(['Alpha', 'Beta', 'Gamma'])
    editor.press('Shift+ArrowUp')
    expect(editor.selected()).toEqual(['Alpha', 'Beta'])
    editor.press('Escape')
    expect(editor.selected()).toEqual(['Beta'])
  })

  test('topics are selected by their kin', async () => {
    const editor = await open(['Plan', '  Alpha', '    One', '    Two', '  Beta', '    Three'])
    editor.select('One')
    editor.press('Control+Shift+a')
    expect(editor.selected().toSorted()).toEqual(['One', 'Two'])
    editor.select('Alpha')
    editor.press('Control+Alt+a')
    expect(editor.selected().toSorted()).toEqual(['Alpha', 'One', 'Two'])
    editor.press('Delete')
    expect(editor.outline()).toEqual(['Plan', '  Beta', '    Three'])
  })
})

describe('several topics', () => {
  test('Delete takes all of them away in one step, and goes on to what stood beside the last', async () => {
    const editor = await open(plan)
    editor.select('Two', 'Alpha', 'Beta')
    editor.press('Delete')
    expect(editor.outline()).toEqual(['Plan', '  Gamma'])
    expect(editor.selected()).toEqual(['Gamma'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(plan)
  })

  test('Delete with the root among them takes the others', async () => {
    const editor = await open(plan)
    editor.select('Beta', 'Plan')
    editor.press('Delete')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Gamma'])
  })

  test.each([
    ['Tab', ['  Beta', '    New', '  Gamma']],
    ['Enter', ['  Beta', '  New', '  Gamma']],
    ['Shift+Enter', ['  New', '  Beta', '  Gamma']],
  ])('%s adds one topic, at the one selected last', async (key, grown) => {
    const editor = await open(plan)
    editor.select('Alpha', 'Gamma', 'Beta')
    editor.press(key)
    editor.type('New')
    editor.press('Enter')
    expect(editor.outline()).toEqual([...plan.slice(0, 4), ...grown])
    expect(editor.selected()).toEqual(['New'])
  })

  test.each([
    ['F2', 'Beta max'],
    ['Space', 'Beta max'],
    ['m', 'm max'],
  ])('%s writes in the one selected last', async (key, words) => {
    const editor = await open(plan)
    editor.select('Alpha', 'Beta')
    editor.press(key)
    editor.type(' max')
    editor.press('Enter')
    expect(editor.outline()).toEqual([...plan.slice(0, 4), `  ${words}`, '  Gamma'])
  })

  test('an arrow goes on from the one selected last', async () => {
    const editor = await open(plan)
    editor.select('Gamma', 'Alpha')
    editor.press('ArrowDown')
    expect(editor.selected()).toEqual(['Beta'])
  })

  test('Ctrl+Enter puts one parent over siblings, and Alt with arrows moves them together', async () => {
    const editor = await open(plan)
    editor.select('Beta', 'Gamma')
    editor.press('Alt+ArrowUp')
    expect(editor.outline()).toEqual(['Plan', '  Beta', '  Gamma', '  Alpha', '    One', '    Two'])
    editor.press('Control+Enter')
    editor.type('Over')
    editor.press('Enter')
    const grown = ['Plan', '  Over', '    Beta', '    Gamma', '  Alpha', '    One', '    Two']
    expect(editor.outline()).toEqual(grown)
  })

  test('Ctrl+D doubles each, Ctrl+/ folds what can be folded as the last one of it', async () => {
    const editor = await open(['Plan', '  Alpha', '    One', '  Beta +', '    Two', '  Gamma'])
    editor.select('Gamma', 'Beta', 'Alpha')
    editor.press('Control+/')
    expect(editor.outline()).toEqual(['Plan', '  Alpha +', '    One', '  Beta +', '    Two', '  Gamma'])
    editor.press('Control+/')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Beta', '    Two', '  Gamma'])
    editor.press('Control+d')
    const alpha = ['  Alpha', '    One']
    const beta = ['  Beta', '    Two']
    expect(editor.outline()).toEqual(['Plan', ...alpha, ...alpha, ...beta, ...beta, '  Gamma', '  Gamma'])
    expect(editor.isWriting()).toBe(false)
  })

  test('Ctrl+J makes one of them and Ctrl+Shift+Enter several again, each in one step', async () => {
    const apart = ['Plan', '  Alpha', '    One', '  Beta', '    Two', '  Gamma']
    const editor = await open(apart)
    editor.select('Gamma', 'Beta', 'Alpha')
    editor.press('Control+j')
    const merged = ['Plan', '  Alpha⏎Beta⏎Gamma', '    One', '    Two']
    expect(editor.outline()).toEqual(merged)
    editor.press('Control+z')
    expect(editor.outline()).toEqual(apart)
    editor.press('Control+y')
    expect(editor.outline()).toEqual(merged)
    editor.press('Control+Shift+Enter')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma'])
    expect(editor.selected().toSorted()).toEqual(['Alpha', 'Beta', 'Gamma'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(merged)
  })
})

describe('undo steps', () => {
  test('undo and redo go step by step', async () => {
    const editor = await open(['Plan', '  Alpha', '  Beta'])
    editor.select('Beta')
    editor.press('Delete', 'Tab')
    editor.type('Crew')
    editor.press('Enter')
    const all = ['Plan', '  Alpha', '    Crew']
    expect(editor.outline()).toEqual(all)
    // A topic and its first words are one step.
    editor.press('Control+z')
    expect(editor.outline()).toEqual(['Plan', '  Alpha'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '  Beta'])
    editor.press('Control+y', 'Control+Shift+z')
    expect(editor.outline()).toEqual(all)
  })

  test('a new topic goes with its first words; what is typed later is a step of its own', async () => {
    const editor = await open(['Plan', '  Alpha'])
    editor.select('Alpha')
    editor.press('Tab')
    editor.type('One')
    editor.press('Enter', 'F2')
    editor.type(' and more')
    editor.press('Enter')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One and more'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One'])
    editor.press('Control+z')
    expect(editor.outline()).toEqual(['Plan', '  Alpha'])
    editor.press('Control+y')
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One'])
  })

  test('Escape keeps the words of a new topic, and undo takes them away with it', async () => {
    const editor = await open(['Plan', '  Alpha'])
    editor.select('Alpha')
    editor.press('Tab')
    editor.type('One')
    editor.letPass(1_100)
    editor.type(' more')
    editor.press('Escape')
    expect(editor.isWriting()).toBe(false)
    expect(editor.outline()).toEqual(['Plan', '  Alpha', '    One more'])
    editor.press('Control+z', 'Control+z')
    expect(editor.outline()).toEqual(['Plan', '  Alpha'])
  })
})

describe('at the limit', () => {
  const full = ['Plan', '  Alpha', '  Beta']
  const isRefused = (editor: HeadlessEditor, act: () => void) => {
    const before = editor.refusals
    act()
    expect(editor.refusals).toBe(before + 1)
    expect(editor.outline()).toEqual(full)
  }

  test('topics are added up to it, beyond it no key adds one', async () => {
    const editor = await open(full.slice(0, 2), { limit: 3 })
    editor.select('Alpha')
    editor.press('Enter')
    editor.type('Beta')
    editor.press('Enter')
    expect(editor.outline()).toEqual(full)
    expect(editor.refusals).toBe(0)
    for (const key of ['Tab', 'Insert', 'Enter', 'Shift+Enter', 'Control+Enter', 'Control+d']) {
      editor.select('Beta')
      isRefused(editor, () => editor.press(key))
      expect(editor.isWriting()).toBe(false)
    }
  })

  test('what is typed for a topic that was refused replaces no other', async () => {
    const editor = await open(full, { limit: 3 })
    editor.select('Beta')
    isRefused(editor, () => editor.press('Enter'))
    editor.type('Gamma')
    expect(editor.outline()).toEqual(full)
  })

  test('Tab in the middle of a text keeps the words, though there is no room for another topic', async () => {
    const editor = await open(['Plan', '  Alpha', '  Bet'], { limit: 3 })
    editor.select('Bet')
    editor.press('F2')
    editor.type('a')
    isRefused(editor, () => editor.press('Tab'))
    expect(editor.isWriting()).toBe(false)
  })

  test('topics are still moved and renamed, and deleting makes room', async () => {
    const editor = await open(full, { limit: 3 })
    editor.drag('Alpha', editor.middleOf('Beta'))
    expect(editor.outline()).toEqual(['Plan', '  Beta', '    Alpha'])
    editor.select('Alpha')
    editor.type('Renamed')
    editor.press('Enter', 'Delete')
    expect(editor.outline()).toEqual(['Plan', '  Beta'])
    editor.press('Tab', 'Escape')
    expect(editor.outline()).toEqual(['Plan', '  Beta', '    Subtopic'])
    expect(editor.refusals).toBe(0)
  })
})

test.each([
  ['Tab', 'Insert', 'Enter', 'Shift+Enter', 'Control+Enter', 'Control+d'],
  ['Delete', 'Backspace', 'Control+x', 'Control+v'],
  ['F2', 'Space', 'x'],
  ['Alt+ArrowDown', 'Control+/'],
])('who only reads changes nothing by %s and its like', async (...keys) => {
  const editor = await open(plan, { readOnly: true })
  for (const key of keys) {
    editor.setClipboardText('pasted')
    editor.select('Alpha')
    editor.press(key)
    expect([key, editor.outline()]).toEqual([key, plan])
    expect([key, editor.isWriting()]).toEqual([key, false])
  }
})

test('keys zoom out as far as fitting the map does, and in again', async () => {
  const editor = await open(['Plan', ...Array.from({ length: 400 }, (_, nth) => `  T${nth}`)])
  const whole = wholeView(editor.editor.scene.get(), editor.editor.screen.get()).zoom
  expect(whole).toBeLessThan(0.1)
  const zoom = () => editor.editor.view.get().zoom
  editor.select('Plan')
  editor.press(...Array.from({ length: 20 }, () => 'Control+-'))
  expect(zoom()).toBeCloseTo(whole, 9)
  editor.press('Control+Shift+f')
  expect(zoom()).toBeCloseTo(whole, 9)
  editor.press('Control++')
  expect(zoom()).toBeGreaterThan(whole)
  const small = await open(plan)
  small.select('Plan')
  small.press(...Array.from({ length: 20 }, () => 'Control+-'))
  expect(small.editor.view.get().zoom).toBe(0.1)
})

test('with nothing selected the first key selects the central topic, and the next one acts on it', async () => {
  for (const key of ['Enter', 'F2', 'Delete', 'Control+b']) {
    const editor = await open(plan)
    editor.editor.selectTopics([])
    editor.press(key)
    expect([key, editor.outline(), editor.isWriting()]).toEqual([key, plan, false])
    expect([key, editor.editor.selectedTopics.get()]).toEqual([key, [editor.editor.document.snapshot.root]])
  }
  const editor = await open(plan)
  editor.editor.selectTopics([])
  editor.press('Enter', 'Enter', 'Escape')
  expect(editor.outline()).toEqual([...plan, '  Main topic'])
})
