import { note } from '../basic/note.ts'
import type { FlowShape } from '../flow-shape.ts'

export const umlNote: FlowShape = { ...note, id: 'uml-note', size: { width: 140, height: 72 } }
