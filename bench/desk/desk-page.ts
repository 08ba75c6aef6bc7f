import { type Command, fromContent, type MapContent, openMap } from '@ramify/document'
import { showAs } from '../../apps/web/src/editor/core/shown-as.ts'
import { toScreen } from '../../apps/web/src/editor/core/viewport/viewport.ts'
import type { MapEditor } from '../../apps/web/src/editor/mindmap/map-editor.ts'
import { mountEditor } from '../../apps/web/src/editor/shell/stand-alone.ts'
import { measured } from '../page/measured.ts'
import { quiet, wait } from '../page/quiet.ts'
import { generateTree, type TreeNode } from '../trees/generate-tree.ts'
import { contentOf, type Dress } from './content.ts'

/** What the driver calls in the page. Everything that goes in and out is JSON. */
export interface DeskPage {
  prepare(size: number, dress: Dress): void
  /** Lays an open document out and draws it: opening without reading. Measured, under the mark `draw`. */
  draw(): Promise<void>
  /** Each is measured under its mark. */
  theme(theme: string, mark: string): Promise<void>
  layout(layout: string, mark: string): Promise<void>
  search(words: string, mark: string): Promise<number>
  outline(mark: string): Promise<number>
  /** Back from the outline, at life size in the middle of the map. */
  reset(): Promise<void>
  /** The largest main branch: how many topics it has, and where on the screen it can be taken hold of. */
  branch(): { size: number; x: number; y: number }
  /** Whether a branch is in the hand. */
  isCarrying(): boolean
  mark(name: string): void
  settle(): Promise<void>
}

/** It draws sharply 120 ms after the last move. */
const lag = 150

export function deskPage(host: HTMLElement): DeskPage {
  let content: MapContent | undefined
  let tree: TreeNode | undefined
  let opened: MapEditor | undefined
  const editor = (): MapEditor => opened ?? fail('no map is open')
  const act = (command: Command): void => {
    const result = editor().execute(command)
    if (!result.ok) fail(`${command.type} was refused: ${JSON.stringify(result.refusal)}`)
  }
  const done = async (mark: string, operation: () => void): Promise<void> => {
    await measured(mark, lag, operation, () => undefined)
  }
  const settle = async (): Promise<void> => {
    await wait(lag)
    await quiet()
  }

  return {
    prepare(size, dress) {
      tree = generateTree(size)
      content = contentOf(tree, dress)
    },
    async draw() {
      const made = fromContent(content)
      if (!made.ok) return fail('the content cannot be read')
      const map = openMap(made.doc)
      const open = async (): Promise<MapEditor> => {
        const mounted = mountEditor(host, { document: map, kind: 'mindmap' })
        await mounted.editor.ready
        return mounted.editor
      }
      opened = await measured('draw', lag, open, () => undefined)
    },
    async theme(theme, mark) {
      await done(mark, () => act({ type: 'setTheme', theme }))
      if (editor().scene.get().theme.id !== theme) fail('the map is not drawn in the theme')
    },
    async layout(layout, mark) {
      const before = JSON.stringify(editor().scene.get().bounds)
      await done(mark, () => act({ type: 'setLayout', layout }))
      if (JSON.stringify(editor().scene.get().bounds) === before) fail('nothing stands elsewhere')
    },
    async search(words, mark) {
      const search = editor().search
      search.mode.set('find')
      await done(mark, () => search.look({ words, matchesCase: false, wholeWords: false, isPattern: false }))
      return search.hits.get().length
    },
    async outline(mark) {
      await done(mark, () => showAs(editor(), 'outline'))
      return host.querySelectorAll('[role="treeitem"]').length
    },
    async reset() {
      showAs(editor(), 'map')
      editor().search.close()
      editor().centreTopic(editor().document.snapshot.root, 1)
      await settle()
    },
    branch() {
      const sizes = (tree?.children ?? []).map((child) => ({ id: child.id, size: sizeOf(child) }))
      const largest = sizes.toSorted((a, b) => b.size - a.size)[0] ?? fail('no map is prepared')
      editor().centreTopic(largest.id, 1)
      const topic = editor().scene.get().placeOf(largest.id) ?? fail('the branch is not drawn')
      const { left, top } = host.getBoundingClientRect()
      const at = toScreen(editor().view.get(), { x: topic.x + 8, y: topic.y + topic.height / 2 })
      return { size: largest.size, x: left + at.x, y: top + at.y }
    },
    isCarrying: () => editor().gesturePreview.get()?.kind === 'drag',
    mark: (name) => void performance.mark(name),
    settle,
  }
}

function sizeOf(tree: TreeNode): number {
  let size = 0
  const waiting = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    size++
    waiting.push(...node.children)
  }
  return size
}

function fail(reason: string): never {
  throw new Error(reason)
}
