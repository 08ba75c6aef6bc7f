import { roundedRectangle } from '@ramify/geometry'
import { cylinder } from '../basic/cylinder.ts'
import { hexagon } from '../basic/hexagon.ts'
import { note } from '../basic/note.ts'
import { figure, path } from '../figure.ts'
import { annotation } from '../flow/annotation.ts'
import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { below, openLine, smallestSize, stretched, upTo, whole } from '../forms.ts'
import { container } from '../frames/container.ts'

const named = { textArea: below, isTextOutside: true, vertical: 'top', align: 'center', tone: 'data' } as const

/** A sheet with a mark on it. */
function dataObject(id: string, lines?: string, solid?: string): FlowShape {
  const mark = lines ? stretched(lines) : undefined
  const filledMark = solid ? stretched(solid) : undefined
  return {
    ...note,
    ...named,
    id,
    size: { width: 40, height: 52 },
    lines: (box) => [...(note.lines?.(box) ?? []), ...(mark?.(box) ?? [])],
    ...(filledMark && { solid: filledMark }),
  }
}

const arrow = 'M12 17L34 17L34 10L52 22L34 34L34 27L12 27Z'
const envelope = 'M0 0L56 0L56 36L0 36Z'

/** Two who take part at the upper and lower edge of what they do together. */
function choreography(box: ShapeBox) {
  const bar = upTo(22, box.height, 0.3)
  return [
    ...openLine([
      [0, bar],
      [box.width, bar],
    ]),
    ...openLine([
      [0, box.height - bar],
      [box.width, box.height - bar],
    ]),
  ]
}

/** What a process works with, what it says, and what explains it. Pools and lanes are those of every flowchart. */
export const artefacts: readonly FlowShape[] = [
  dataObject('bpmn-data-object'),
  dataObject('bpmn-data-input', arrow),
  dataObject('bpmn-data-output', undefined, arrow),
  dataObject('bpmn-data-collection', 'M42 76L42 96M50 76L50 96M58 76L58 96'),
  { ...cylinder, ...named, id: 'bpmn-data-store', size: { width: 60, height: 52 } },
  figure('bpmn-message', 'plain', [56, 36], { outline: path(envelope), lines: path('M0 0L28 21L56 0') }),
  figure('bpmn-message-reply', 'data', [56, 36], {
    outline: path(envelope),
    band: path(envelope),
    lines: path('M0 0L28 21L56 0'),
  }),
  { ...hexagon, id: 'bpmn-conversation', ...named, tone: 'plain', size: { width: 56, height: 48 } },
  {
    id: 'bpmn-choreography',
    outline: (box) => roundedRectangle(whole(box), box.radius ?? 8),
    lines: choreography,
    textArea: (box) => {
      const bar = upTo(22, box.height, 0.3)
      return { x: 0, y: bar, width: box.width, height: box.height - 2 * bar }
    },
    tone: 'step',
    size: { width: 140, height: 96 },
    smallest: smallestSize,
  },
  { ...container, id: 'bpmn-expanded', tone: 'frame', dash: 'solid', size: { width: 280, height: 180 } },
  { ...container, id: 'bpmn-group', dash: '8 3 2 3' },
  { ...annotation, id: 'bpmn-annotation' },
]
