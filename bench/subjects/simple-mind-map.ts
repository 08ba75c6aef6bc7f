import MindMap from 'simple-mind-map'
import RichText from 'simple-mind-map/src/plugins/RichText.js'
import type { TreeNode } from '../trees/generate-tree.ts'
import { inOrder } from '../trees/targets.ts'
import type { SimpleMap, SimpleMapConstructor, SimpleNode, SimpleTree } from './simple-mind-map-types.ts'
import type { Session, Subject } from './subject.ts'

const SimpleMindMap = MindMap as unknown as SimpleMapConstructor
SimpleMindMap.usePlugin(RichText)

/**
 * Its fastest settings: rich text (plain text is measured letter by letter, several times slower), performance mode
 * (only what is on the screen is in the page), no editing of a node just made, texts already in its own format.
 */
export const subject: Subject<SimpleTree> = {
  name: 'simple-mind-map',
  // History is written at most every 100 ms; views are drawn again 250 ms after a move, which `settled` waits for.
  lag: 300,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 46 } },
  prepare: (tree) => ({ ...convert(tree), smmVersion: '0.14.0' }),
  open,
}

function convert(tree: TreeNode): SimpleTree {
  const made = new Map<string, SimpleTree>()
  for (const node of inOrder(tree).reverse()) {
    const children = node.children.flatMap((child) => made.get(child.id) ?? [])
    made.set(node.id, { data: { uid: node.id, text: rich(node.text), richText: true, expand: true }, children })
  }
  return made.get(tree.id) ?? { data: { uid: tree.id, text: '', richText: true, expand: true }, children: [] }
}

const rich = (text: string): string => `<p>${text}</p>`
const plain = (text: unknown): string => String(text).replace(/<[^>]*>/g, '')

async function open(host: HTMLElement, data: SimpleTree): Promise<Session> {
  const map = new SimpleMindMap({
    el: host,
    data,
    layout: 'logicalStructure',
    openPerformance: true,
    createNewNodeBehavior: 'notActive',
    maxNodeCacheCount: 20_000,
    isShowCreateChildBtnIcon: false,
    mousewheelAction: 'move',
    mousewheelMoveStep: 40,
    scaleRatio: 0.03,
    minZoomRatio: 0.01,
    maxZoomRatio: 400,
  })
  let drawing = 0
  let ended: (() => void)[] = []
  map.on('node_tree_render_start', () => {
    drawing++
  })
  map.on('node_tree_render_end', () => {
    drawing = Math.max(0, drawing - 1)
    for (const resolve of ended.splice(0)) resolve()
    ended = []
  })
  const drawn = (): Promise<void> => new Promise((resolve) => ended.push(resolve))
  const doing = (work: () => void): Promise<void> => {
    const end = drawn()
    work()
    return end
  }
  const find = (id: string): SimpleNode => {
    const node = map.renderer.nodeCache[id]
    if (!node) throw new Error(`no node ${id}`)
    return node
  }
  await drawn()

  return {
    addChild: (parent, uid, text) =>
      doing(() =>
        map.execCommand('INSERT_CHILD_NODE', false, [find(parent)], { uid, text: rich(text), richText: true }),
      ),
    editText: (id, text) => doing(() => map.execCommand('SET_NODE_TEXT', find(id), rich(text), true)),
    fold: (id) => doing(() => map.execCommand('SET_NODE_EXPAND', find(id), false)),
    unfold: (id) => doing(() => map.execCommand('SET_NODE_EXPAND', find(id), true)),
    undo: () => doing(() => map.execCommand('BACK')),
    // The view is set at once and what it shows is drawn 250 ms later.
    fitAll: () => doing(() => map.view.fit()),
    reveal: (id) => doing(() => map.renderer.moveNodeToCenter(find(id), true)),
    async settled() {
      while (drawing > 0) await drawn()
    },
    count: () => countOf(map),
    text: (id) => plain(map.renderer.nodeCache[id]?.getData('text')),
    folded: (id) => find(id).getData('expand') === false,
    view: () => ({ x: map.view.x, y: map.view.y, scale: map.view.scale }),
    boxes: () =>
      Object.entries(map.renderer.nodeCache).map(([id, { left, top, width, height }]) => ({
        id,
        x: left,
        y: top,
        width,
        height,
      })),
  }
}

function countOf(map: SimpleMap): number {
  let count = 0
  const waiting = [map.renderer.renderTree]
  for (let tree = waiting.pop(); tree; tree = waiting.pop()) {
    count++
    waiting.push(...tree.children)
  }
  return count
}
