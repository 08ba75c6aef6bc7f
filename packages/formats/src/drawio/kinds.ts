import { bpmnKind } from './bpmn-kinds.ts'
import type { Cell } from './cells.ts'
import { networkKind } from './network-kinds.ts'
import type { Style } from './style.ts'

/** What draw.io calls a shape, and what we do. */
const kinds: Readonly<Record<string, string>> = {
  ellipse: 'ellipse',
  doubleEllipse: 'er-multivalued-attribute',
  rhombus: 'decision',
  triangle: 'triangle',
  hexagon: 'hexagon',
  cloud: 'cloud',
  cylinder: 'database',
  cylinder2: 'database',
  cylinder3: 'database',
  datastore: 'bpmn-data-store',
  parallelogram: 'data',
  trapezoid: 'trapezoid',
  step: 'preparation',
  process: 'predefined-process',
  process2: 'predefined-process',
  document: 'document',
  document2: 'document',
  tape: 'tape',
  card: 'card',
  note: 'note',
  note2: 'note',
  cube: 'cube',
  callout: 'callout',
  cross: 'cross',
  delay: 'delay',
  display: 'display',
  manualInput: 'manual-input',
  internalStorage: 'internal-storage',
  dataStorage: 'stored-data',
  loopLimit: 'card',
  offPageConnector: 'off-page',
  or: 'delay',
  orEllipse: 'or',
  sumEllipse: 'summing-junction',
  lineEllipse: 'ellipse',
  collate: 'collate',
  sortShape: 'sort',
  singleArrow: 'arrow',
  umlActor: 'uml-actor',
  actor: 'uml-actor',
  umlBoundary: 'uml-boundary',
  umlEntity: 'uml-entity',
  umlControl: 'uml-control',
  umlLifeline: 'uml-lifeline',
  umlFrame: 'uml-fragment',
  folder: 'uml-package',
  module: 'uml-component',
  component: 'uml-component',
  startState: 'uml-initial',
  endState: 'uml-final',
  line: 'uml-divider',
  text: 'text',
  image: 'image',
  label: 'rounded',
  group: 'group',
  'mxgraph.flowchart.start_1': 'terminator',
  'mxgraph.flowchart.start_2': 'connector',
  'mxgraph.flowchart.terminator': 'terminator',
  'mxgraph.flowchart.process': 'process',
  'mxgraph.flowchart.decision': 'decision',
  'mxgraph.flowchart.data': 'data',
  'mxgraph.flowchart.document': 'document',
  'mxgraph.flowchart.document2': 'document',
  'mxgraph.flowchart.multi-document': 'multi-document',
  'mxgraph.flowchart.database': 'database',
  'mxgraph.flowchart.predefined_process': 'predefined-process',
  'mxgraph.flowchart.preparation': 'preparation',
  'mxgraph.flowchart.manual_input': 'manual-input',
  'mxgraph.flowchart.manual_operation': 'manual-operation',
  'mxgraph.flowchart.delay': 'delay',
  'mxgraph.flowchart.display': 'display',
  'mxgraph.flowchart.stored_data': 'stored-data',
  'mxgraph.flowchart.internal_storage': 'internal-storage',
  'mxgraph.flowchart.card': 'card',
  'mxgraph.flowchart.paper_tape': 'tape',
  'mxgraph.flowchart.merge_or_storage': 'merge',
  'mxgraph.flowchart.extract_or_measurement': 'extract',
  'mxgraph.flowchart.collate': 'collate',
  'mxgraph.flowchart.sort': 'sort',
  'mxgraph.flowchart.or': 'or',
  'mxgraph.flowchart.summing_function': 'summing-junction',
  'mxgraph.flowchart.off-page_reference': 'off-page',
  'mxgraph.flowchart.on-page_reference': 'connector',
  'mxgraph.flowchart.annotation_1': 'annotation',
  'mxgraph.flowchart.annotation_2': 'annotation',
  'mxgraph.basic.star': 'star',
  'mxgraph.basic.pentagon': 'pentagon',
  'mxgraph.basic.rect': 'rectangle',
  'mxgraph.basic.octagon2': 'hexagon',
  'mxgraph.basic.oval_callout': 'callout',
  'mxgraph.basic.cloud_callout': 'cloud',
  'mxgraph.basic.4_point_star_2': 'star',
  'mxgraph.basic.6_point_star': 'star',
  'mxgraph.flowchart.direct_data': 'stored-data',
  'mxgraph.flowchart.sequential_data': 'tape',
  'mxgraph.flowchart.loop_limit': 'card',
  'mxgraph.flowchart.parallel_mode': 'uml-divider',
  'mxgraph.arrows2.arrow': 'arrow',
  'mxgraph.er.entity': 'er-entity',
  'mxgraph.er.attribute': 'er-attribute',
  'mxgraph.er.has': 'er-relationship',
  'mxgraph.uml25.component': 'uml-component',
  process3: 'predefined-process',
  'mxgraph.lean_mapping.database': 'database',
  isoCube: 'cube',
  isoCube2: 'cube',
  isoRectangle: 'rectangle',
  partialRectangle: 'rectangle',
  rectangle: 'process',
  flexArrow: 'arrow',
  doubleArrow: 'arrow',
  xor: 'delay',
  umlState: 'uml-state',
  umlDestroy: 'uml-destruction',
  requiredInterface: 'uml-required',
  providedRequiredInterface: 'uml-provided',
  lollipop: 'uml-interface',
  message: 'bpmn-message',
  associativeEntity: 'er-associative-entity',
  curlyBracket: 'annotation',
  waypoint: 'connector',
  html: 'text',
  link: 'rectangle',
  crossbar: 'uml-divider',
  'mxgraph.c4.person2': 'uml-actor',
}

/** A shape whose kind or stack draw.io has no word for says it in a property of its own, which draw.io keeps. */
export const kindProperty = 'ramifyKind'

/** What a cell is, and whether we have that shape. */
export interface FoundKind {
  readonly kind: string
  /** The name of a shape that is shown as another one. */
  readonly unknown?: string
}

/** The nearest of our shapes; one that nobody knows is a rectangle. */
export function kindOf({ style }: Pick<Cell, 'style'>, isRootOfStack: boolean, around: string | null): FoundKind {
  const own = style.get(kindProperty)
  if (own) return { kind: own.slice(0, 128) }
  const said = style.get('shape') ?? [...style].find(([key, value]) => value === '' && Object.hasOwn(kinds, key))?.[0]
  if (around === 'table') return { kind: 'table-row' }
  if (around === 'table-row') return { kind: 'table-cell' }
  if (around === 'uml-class') return { kind: said === 'line' ? 'uml-divider' : 'uml-member' }
  if (said === 'table') return { kind: 'table' }
  if (style.has('swimlane') || said === 'swimlane') {
    // A container has its title at the top.
    if (around === 'pool' || (!isRootOfStack && style.get('horizontal') === '0')) return { kind: 'lane' }
    return { kind: isRootOfStack ? 'pool' : 'container' }
  }
  const known = said === undefined ? undefined : knownShape(said, style)
  if (known !== undefined) return { kind: known }
  const plain = style.get('rounded') === '1' ? (isVeryRound(style) ? 'terminator' : 'rounded') : 'process'
  return said === undefined ? { kind: plain } : { kind: plain, unknown: said }
}

const isVeryRound = (style: Style) => style.get('absoluteArcSize') !== '1' && Number(style.get('arcSize')) >= 40

function knownShape(said: string, style: Style): string | undefined {
  if (said === 'ellipse' && style.get('aspect') === 'fixed' && style.get('shape') === 'endState') return 'uml-final'
  if (said === 'triangle' && style.get('direction') === 'south') return 'merge'
  if (said === 'trapezoid' && style.get('flipV') === '1') return 'manual-operation'
  if (Object.hasOwn(kinds, said)) return kinds[said]
  return bpmnKind(said, style) ?? networkKind(said)
}
