import { type Command, type ContentNode, contentVersion, type MapContent } from '@ramify/document'
import { mountEditor } from '../../apps/web/src/editor/stand-alone.ts'
import type { TreeNode } from '../trees/generate-tree.ts'
import { inOrder } from '../trees/targets.ts'
import type { Session, Subject } from './subject.ts'

/** This project's editor. */
export const subject: Subject<MapContent> = {
  name: 'ramify',
  // It draws sharply 120 ms after the last move.
  lag: 150,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 4.6 } },
  prepare: (tree) => ({
    root: convert(tree),
    relLine: [],
    style: {},
    template: 'right',
    theme: 'sky-19',
    background: null,
    version: contentVersion,
    resources: [],
  }),
  open,
}

function convert(tree: TreeNode): ContentNode {
  const made = new Map<string, ContentNode>()
  for (const node of inOrder(tree).reverse()) {
    const children = node.children.flatMap((child) => made.get(child.id) ?? [])
    made.set(node.id, { data: { id: node.id, text: node.text }, children })
  }
  return made.get(tree.id) ?? { data: { id: tree.id, text: tree.text }, children: [] }
}

async function open(host: HTMLElement, content: MapContent): Promise<Session> {
  const { editor } = mountEditor(host, { content, kind: 'mindmap' })
  await editor.ready
  const nodes = () => editor.document.snapshot.nodes
  const act = (command: Command): void => {
    const result = editor.act(command)
    if (!result.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(result.refusal)}`)
  }
  return {
    addChild: (parent, id, text) => act({ type: 'addChild', parent, id, text }),
    editText: (id, text) => act({ type: 'setText', id, text }),
    fold: (id) => act({ type: 'setFold', ids: [id], folded: true }),
    unfold: (id) => act({ type: 'setFold', ids: [id], folded: false }),
    undo: () => editor.undo(),
    fitAll: () => editor.fitAll(),
    reveal: (id) => editor.centre(id, 1),
    count: () => nodes().size,
    text: (id) => nodes().get(id)?.text.text,
    folded: (id) => nodes().get(id)?.folded ?? false,
    view() {
      const { x, y, zoom } = editor.view.get()
      return { x: -x * zoom, y: -y * zoom, scale: zoom }
    },
    boxes() {
      const scene = editor.scene.get()
      return scene.visible(scene.bounds).map(({ id, x, y, width, height }) => ({ id, x, y, width, height }))
    },
  }
}
