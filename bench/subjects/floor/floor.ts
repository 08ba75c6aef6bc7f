import type { TreeNode } from '../../trees/generate-tree.ts'
import type { Session, Subject } from '../subject.ts'
import { buildMap, type FloorNode, layOut, makeNode, nodeHeight, widthFor } from './floor-map.ts'
import { FloorView } from './floor-view.ts'

/**
 * The least work a browser can do for these maps: measured with canvas, drawn only where visible, moved by one
 * transform. Not an editor. Frozen: a floor that moves measures nothing.
 */
export const subject: Subject<TreeNode> = {
  name: 'floor',
  lag: 150,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 46 } },
  prepare: (tree) => tree,
  open,
}

function open(host: HTMLElement, content: TreeNode): Session {
  const nodes = buildMap(content)
  const find = (id: string): FloorNode => {
    const node = nodes.get(id)
    if (!node) throw new Error(`no node ${id}`)
    return node
  }
  const root = find(content.id)
  const view = new FloorView(host, root)
  const inverses: (() => void)[] = []
  let order: FloorNode[] = []

  const change = (forth: () => void, back: () => void): void => {
    forth()
    inverses.push(back)
    redraw()
  }
  const redraw = (): void => {
    order = layOut(root)
    view.draw()
  }
  const setText = (node: FloorNode, text: string): void => {
    node.text = text
    node.width = widthFor(text)
  }
  const setFolded = (node: FloorNode, folded: boolean): void =>
    change(
      () => {
        node.folded = folded
      },
      () => {
        node.folded = !folded
      },
    )
  const centre = (x: number, y: number, scale: number): void => {
    view.view = { x: host.clientWidth / 2 - x * scale, y: host.clientHeight / 2 - y * scale, scale }
    view.draw()
  }

  view.view = { x: host.clientWidth / 2, y: host.clientHeight / 2, scale: 1 }
  redraw()

  return {
    addChild(parentId, id, text) {
      const parent = find(parentId)
      const node = makeNode(id, text, parent)
      change(
        () => {
          parent.children.push(node)
          nodes.set(id, node)
        },
        () => {
          parent.children.pop()
          nodes.delete(id)
        },
      )
    },
    editText(id, text) {
      const node = find(id)
      const before = node.text
      change(
        () => setText(node, text),
        () => setText(node, before),
      )
    },
    fold: (id) => setFolded(find(id), true),
    unfold: (id) => setFolded(find(id), false),
    undo() {
      inverses.pop()?.()
      redraw()
    },
    fitAll() {
      const width = root.right - root.x
      const height = root.bottom - root.top
      const scale = Math.min(1, (host.clientWidth * 0.95) / width, (host.clientHeight * 0.95) / height)
      centre(root.x + width / 2, root.top + height / 2, scale)
    },
    reveal(id) {
      const node = find(id)
      centre(node.x + node.width / 2, node.y + nodeHeight / 2, 1)
    },
    async settled() {
      while (!view.resting) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    count: () => nodes.size,
    text: (id) => nodes.get(id)?.text,
    folded: (id) => find(id).folded,
    view: () => view.view,
    boxes: () => order.map(({ id, x, y, width }) => ({ id, x, y, width, height: nodeHeight })),
  }
}
