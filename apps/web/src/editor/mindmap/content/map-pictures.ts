import { leadOf } from '../../core/selection.ts'
import { markedPage } from '../../views/pictures/marked-page.ts'
import type { KindPictures } from '../../views/views-editor.ts'
import type { MapEditor } from '../map-editor.ts'

/** A map as a picture: all of it, or the branch of the selected topic. */
export const mapPictures: KindPictures = {
  page: (editor: MapEditor, { isPart, words }) => {
    const scene = editor.scene.get()
    const part = isPart ? mapPictures.part(editor) : null
    const alone = part && scene.branchAlone(part.id)
    const drawing = alone
      ? { box: alone.box, layers: () => alone.layers }
      : { box: scene.bounds, layers: () => scene.layers() }
    const { paper, theme } = scene
    return markedPage({ ...drawing, paper, theme, background: (area) => scene.background(area) }, words)
  },
  part: ({ selection, document, scene }: MapEditor) => {
    const lead = leadOf(selection.get())
    const { root, nodes } = document.snapshot
    if (lead?.type !== 'node' || lead.id === root || !scene.get().placeOf(lead.id)) return null
    const name = nodes.get(lead.id)?.text.text.trim() ?? ''
    return { id: lead.id, name, count: countBelow(document.snapshot, lead.id) }
  },
  count: ({ document }: MapEditor) => document.snapshot.nodes.size,
}

function countBelow({ nodes }: MapEditor['document']['snapshot'], top: string): number {
  let count = 0
  const left = [top]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    count++
    left.push(...(nodes.get(id)?.children ?? []))
  }
  return count
}
