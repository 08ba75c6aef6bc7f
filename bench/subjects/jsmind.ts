import JsMind from 'jsmind'
import 'jsmind/style/jsmind.css'
import type { TreeNode } from '../trees/generate-tree.ts'
import { inOrder } from '../trees/targets.ts'
import type { Session, Subject } from './subject.ts'

interface ArrayNode {
  readonly id: string
  readonly topic: string
  readonly parentid?: string
  readonly isroot?: boolean
}

/** What is used of the library and is not in its published types. */
interface Internals {
  readonly mind: { nodes: Record<string, PlacedNode> }
  readonly view: {
    readonly e_panel: HTMLElement
    readonly size: { readonly w: number; readonly h: number }
    readonly zoom_current: number
    set_zoom(zoom: number): boolean
  }
  readonly layout: { is_visible(node: PlacedNode): boolean }
}

interface PlacedNode {
  readonly topic: string
  readonly expanded: boolean
  readonly _data: { view: { abs_x: number; abs_y: number; width: number; height: number } }
}

/** It scrolls natively, so the browser's compositor pans it; and it has no undo and no fit. */
export const subject: Subject<ArrayNode[]> = {
  name: 'jsmind',
  lag: 50,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 46 } },
  prepare: convert,
  open,
}

function convert(tree: TreeNode): ArrayNode[] {
  const nodes: ArrayNode[] = [{ id: tree.id, topic: tree.text, isroot: true }]
  for (const node of inOrder(tree)) {
    for (const child of node.children) nodes.push({ id: child.id, topic: child.text, parentid: node.id })
  }
  return nodes
}

function open(host: HTMLElement, data: ArrayNode[]): Session {
  const jm = new JsMind({
    container: host,
    editable: true,
    mode: 'side',
    theme: 'primary',
    support_html: false,
    log_level: 'error',
    view: { engine: 'svg', zoom: { min: 0.0001, max: 4, step: 0.03, mask_key: 4096 } },
  })
  jm.show({ meta: { name: 'bench', author: 'bench', version: '1' }, format: 'node_array', data })
  const { mind, view, layout } = jm as unknown as Internals
  return {
    addChild: (parent, id, text) => void jm.add_node(parent, id, text),
    editText: (id, text) => jm.update_node(id, text),
    fold: (id) => jm.collapse_node(id),
    unfold: (id) => jm.expand_node(id),
    fitAll() {
      const { clientWidth, clientHeight } = view.e_panel
      view.set_zoom(Math.min(1, clientWidth / view.size.w, clientHeight / view.size.h))
    },
    reveal(id) {
      view.set_zoom(1)
      jm.scroll_node_to_center(id)
    },
    count: () => Object.keys(mind.nodes).length,
    text: (id) => mind.nodes[id]?.topic,
    folded: (id) => mind.nodes[id]?.expanded === false,
    view() {
      const { scrollLeft, scrollTop } = view.e_panel
      return { x: -scrollLeft, y: -scrollTop, scale: view.zoom_current }
    },
    boxes() {
      return Object.entries(mind.nodes)
        .filter(([, node]) => layout.is_visible(node))
        .map(([id, { _data }]) => {
          const { abs_x: x, abs_y: y, width, height } = _data.view
          return { id, x, y, width, height }
        })
    },
  }
}
