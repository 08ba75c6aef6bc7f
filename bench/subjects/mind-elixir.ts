import MindElixir, { type MindElixirData, type NodeObj } from 'mind-elixir'
import 'mind-elixir/style.css'
import type { TreeNode } from '../trees/generate-tree.ts'
import { inOrder } from '../trees/targets.ts'
import type { Session, Subject } from './subject.ts'

/** Side bars and menus are off; undo is on, because an editor without it is not the same product. */
export const subject: Subject<MindElixirData> = {
  name: 'mind-elixir',
  lag: 50,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 46 } },
  prepare: (tree) => ({ nodeData: convert(tree) }),
  open,
}

function convert(tree: TreeNode): NodeObj {
  const made = new Map<string, NodeObj>()
  for (const node of inOrder(tree).reverse()) {
    const children = node.children.flatMap((child) => made.get(child.id) ?? [])
    made.set(node.id, { id: node.id, topic: node.text, children, expanded: true })
  }
  return made.get(tree.id) ?? { id: tree.id, topic: tree.text }
}

function open(host: HTMLElement, content: MindElixirData): Session {
  const mind = new MindElixir({
    el: host,
    direction: MindElixir.RIGHT,
    toolBar: false,
    contextMenu: false,
    keypress: true,
    allowUndo: true,
    scaleSensitivity: 0.03,
    scaleMin: 0.0001,
    scaleMax: 4,
  })
  mind.init(content)
  const object = (id: string): NodeObj | null => mind.getObjById(id, mind.nodeData)
  const view = () => {
    const root = mind.map.querySelector('me-root')?.getBoundingClientRect()
    return { x: root?.left ?? 0, y: root?.top ?? 0, scale: mind.scaleVal }
  }
  return {
    addChild: (parent, id, text) => mind.addChild(mind.findEle(parent), { id, topic: text }),
    // setNodeTopic would be quicker but leaves nothing to undo.
    editText: (id, text) => mind.reshapeNode(mind.findEle(id), { topic: text }),
    fold: (id) => mind.expandNode(mind.findEle(id), false),
    unfold: (id) => mind.expandNode(mind.findEle(id), true),
    undo: () => mind.undo(),
    fitAll: () => mind.scaleFit(),
    reveal(id) {
      mind.scale(1)
      const box = mind.findEle(id).getBoundingClientRect()
      mind.move(innerWidth / 2 - box.left - box.width / 2, innerHeight / 2 - box.top - box.height / 2)
    },
    count: () => mind.getDataString().split('"topic":').length - 1,
    text: (id) => object(id)?.topic,
    folded: (id) => object(id)?.expanded === false,
    view,
    boxes() {
      const { x, y, scale } = view()
      return [...mind.map.querySelectorAll<HTMLElement>('me-tpc')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const id = element.dataset.nodeid ?? ''
        return { id, x: (left - x) / scale, y: (top - y) / scale, width: width / scale, height: height / scale }
      })
    },
  }
}
