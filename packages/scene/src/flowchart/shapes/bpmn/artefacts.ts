import { cylinder } from '../basic/cylinder.ts'
import { note } from '../basic/note.ts'
import { annotation } from '../flow/annotation.ts'
import type { FlowShape } from '../flow-shape.ts'
import { below } from '../forms.ts'
import { container } from '../frames/container.ts'

const named = { textArea: below, isTextOutside: true, vertical: 'top', align: 'center', tone: 'data' } as const

/** What a process works with, and what explains it. Pools and lanes are those of every flowchart. */
export const artefacts: readonly FlowShape[] = [
  { ...note, ...named, id: 'bpmn-data-object', size: { width: 40, height: 52 } },
  { ...cylinder, ...named, id: 'bpmn-data-store', size: { width: 60, height: 52 } },
  { ...container, id: 'bpmn-group', dash: '8 3 2 3' },
  { ...annotation, id: 'bpmn-annotation' },
]
