import type { KindPages } from '../../views/views-editor.ts'
import type { MapEditor } from '../map-editor.ts'
import { drillInto, isInDrilled } from './drill.ts'

const wholeMap = ''

/** A branch that is shown alone is a page of its own to others: their pointers are at places that it does not have. */
export const mapBranches: KindPages = {
  shown: ({ shownBranch }: MapEditor) => shownBranch,
  show: (editor: MapEditor, id) => drillInto(editor, id === wholeMap ? null : id),
  of: (editor: MapEditor, { type, id }) =>
    type === 'node' && isInDrilled(editor, id) ? editor.shownBranch.get() : wholeMap,
  nameOf: ({ document }: MapEditor, id) => document.snapshot.nodes.get(id)?.text.text ?? '',
}
