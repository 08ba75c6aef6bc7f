import type { Point } from '@ramify/geometry'
import { flowShape } from '@ramify/scene'
import { isStartPanelOpen } from '../../core/panels/start-panel.ts'
import { leadOf } from '../../core/selection.ts'
import { surroundings } from '../../core/surroundings.ts'
import { splitWithNew } from '../connectors/split-under.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShape } from '../items/add-shape.ts'
import { freeMiddle } from '../items/free-middle.ts'
import { noteRecent } from './palette-state.ts'

/** Puts a new shape on the page; where nobody said where, on a free place in what is seen. Of a table its size is asked first. */
export function placeShape(editor: FlowchartEditor, kind: string, at?: Point): boolean {
  if (kind === 'table' && !at && editor.mayEdit) {
    editor.dialog.set('table')
    return false
  }
  const page = editor.scene.get()
  page.connectorsIn(page.bounds)
  if (!addShape(editor, kind, at ?? freeMiddle(editor, flowShape(kind).size))) return false
  const added = leadOf(editor.selection.get())
  if (at) splitWithNew(editor, page)
  else if (added) editor.show(added)
  noteRecent(kind)
  // In a hand it lies over the page.
  if (surroundings.get() === 'hand') isStartPanelOpen.set(false)
  return true
}
