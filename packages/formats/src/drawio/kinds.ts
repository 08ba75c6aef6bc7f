import type { Cell } from './cells.ts'

/** What draw.io calls a shape, and what we do. */
const kinds: Readonly<Record<string, string>> = {
  ellipse: 'ellipse',
  doubleEllipse: 'ellipse',
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
}

/** The nearest of our shapes; one that nobody knows is a rectangle. */
export function kindOf({ style }: Cell, isRootOfStack: boolean, around: string | null): string {
  const said = style.get('shape') ?? [...style].find(([key, value]) => value === '' && Object.hasOwn(kinds, key))?.[0]
  if (around === 'table') return 'table-row'
  if (around === 'table-row') return 'table-cell'
  if (around === 'uml-class') return said === 'line' ? 'uml-divider' : 'uml-member'
  if (said === 'table') return 'table'
  if (style.has('swimlane') || said === 'swimlane') {
    if (around === 'pool') return 'lane'
    if (!isRootOfStack) return 'container'
    return 'pool'
  }
  if (said !== undefined && Object.hasOwn(kinds, said)) return kinds[said] as string
  if (style.get('rounded') === '1') return Number(style.get('arcSize')) >= 40 ? 'terminator' : 'rounded'
  return 'process'
}
