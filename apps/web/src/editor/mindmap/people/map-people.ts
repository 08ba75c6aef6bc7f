import type { MapSnapshot, NodeId } from '@ramify/document'
import type { ItemRef } from '@ramify/scene'
import type { KindPeople } from '../../views/views-editor.ts'
import type { MapEditor } from '../map-editor.ts'
import { cornerOf } from '../overlays/ring.ts'

const usualCorner = 6

/** Where other people are in a map. */
export const mapPeople: KindPeople = {
  shownFor: ({ scene, document }: MapEditor, item: ItemRef) => {
    if (item.type !== 'node') return scene.get().boxOf(item as never) ? item : null
    const { nodes } = document.snapshot
    let id: NodeId | null | undefined = item.id
    while (id && !scene.get().placeOf(id)) id = nodes.get(id)?.parent
    return id ? { type: 'node', id } : null
  },
  cornerOf: ({ scene }: MapEditor, { type, id }: ItemRef) => {
    const topic = type === 'node' ? scene.get().placeOf(id) : undefined
    return (topic && cornerOf(topic)) ?? usualCorner
  },
  placeOf: ({ document }: MapEditor, item: ItemRef) => branchName(document.snapshot, item.id),
}

/** The words of the main topic that a topic hangs on, or of the floating topic; of the central topic its own. */
function branchName({ nodes, root }: MapSnapshot, id: NodeId): string | null {
  let node = nodes.get(id)
  while (node?.parent && node.parent !== root) node = nodes.get(node.parent)
  return node ? node.text.text : null
}
