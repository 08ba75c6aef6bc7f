import type { Style } from './style.ts'

/** Shapes of BPMN have few names in draw.io: what they are stands beside the name. Undefined for what is none. */
export function bpmnKind(shape: string, style: Style): string | undefined {
  if (!shape.startsWith('mxgraph.bpmn.')) return undefined
  const name = shape.slice('mxgraph.bpmn.'.length)
  if (name === 'task' || name === 'task2') return taskKind(style)
  if (name === 'event') return eventKind(style)
  if (name === 'gateway' || name === 'gateway2') return gatewayKind(style)
  // Before there were these names, one shape was everything: its perimeter and outline tell.
  if (name === 'shape') {
    if (style.get('perimeter') === 'rhombusPerimeter') return gatewayKind(style)
    return style.has('outline') || style.has('symbol') ? eventKind(style) : 'bpmn-task'
  }
  if (name === 'data' || name === 'data2') return dataKind(style)
  return others[name]
}

const others: Readonly<Record<string, string>> = {
  conversation: 'bpmn-conversation',
  swimlane: 'lane',
  user_task: 'bpmn-task-user',
  manual_task: 'bpmn-task-manual',
  service_task: 'bpmn-task-service',
  script_task: 'bpmn-task-script',
  business_rule_task: 'bpmn-task-rule',
}

const taskMarkers: Readonly<Record<string, string>> = {
  user: 'bpmn-task-user',
  service: 'bpmn-task-service',
  script: 'bpmn-task-script',
  send: 'bpmn-task-send',
  receive: 'bpmn-task-receive',
  manual: 'bpmn-task-manual',
  businessRule: 'bpmn-task-rule',
}

function taskKind(style: Style): string {
  const isOn = (name: string) => style.get(name) === '1'
  const type = style.get('bpmnShapeType')
  if (isOn('isAdHoc')) return 'bpmn-adhoc'
  if (type === 'call') return 'bpmn-call'
  if (type === 'transaction') return 'bpmn-transaction'
  if (type === 'subprocess' && style.get('outline')?.startsWith('event')) return 'bpmn-event-subprocess'
  const marked = taskMarkers[style.get('taskMarker') ?? '']
  if (marked !== undefined) return marked
  if (isOn('isLoopSub') || type === 'subprocess') return 'bpmn-subprocess'
  if (isOn('isLoopStandard')) return 'bpmn-task-loop'
  if (isOn('isLoopMultiParallel')) return 'bpmn-task-parallel'
  if (isOn('isLoopMultiSeq')) return 'bpmn-task-sequential'
  return isOn('isLoopComp') ? 'bpmn-task-compensation' : 'bpmn-task'
}

const outlines: Readonly<Record<string, string>> = {
  standard: 'start',
  eventInt: 'start',
  eventNonint: 'free-start',
  boundInt: 'intermediate',
  boundNonint: 'free',
  catching: 'intermediate',
  throwing: 'throw',
  end: 'end',
}

const symbols: Readonly<Record<string, string>> = { parallelMultiple: 'parallel', terminate2: 'terminate' }

/** Only some pairs of a place and a mark exist; the place without a mark always does. */
const places: Readonly<Record<string, readonly [plain: string, marks: string]>> = {
  start: ['start', 'message timer conditional signal error escalation compensation multiple parallel'],
  'free-start': ['start', 'message timer conditional signal escalation multiple parallel'],
  intermediate: [
    'intermediate',
    'message timer conditional signal error escalation compensation cancel link multiple parallel',
  ],
  free: ['intermediate', 'message timer conditional signal escalation multiple parallel'],
  throw: ['intermediate', 'message signal escalation compensation link multiple'],
  end: ['end', 'message error escalation signal compensation cancel multiple terminate'],
}

function eventKind(style: Style): string {
  const outline = style.get('outline') ?? 'standard'
  const symbol = style.get('symbol') ?? 'general'
  const mark = symbols[symbol] ?? symbol
  const place = outlines[outline] ?? (mark === 'terminate' ? 'end' : 'start')
  const [plain, marks] = places[place] as readonly [string, string]
  return marks.split(' ').includes(mark) ? `bpmn-${place}-${mark}` : `bpmn-${plain}`
}

function gatewayKind(style: Style): string {
  const [type, outline, symbol] = ['gwType', 'outline', 'symbol'].map((name) => style.get(name) ?? 'none')
  if (type === 'exclusive' || symbol === 'exclusiveGw') return 'bpmn-gateway-exclusive'
  if (type === 'parallel' || symbol === 'parallelGw') {
    return outline === 'none' ? 'bpmn-gateway-parallel' : 'bpmn-gateway-event-parallel'
  }
  if (type === 'complex' || symbol === 'complexGw') return 'bpmn-gateway-complex'
  if (symbol === 'multiple') return outline === 'standard' ? 'bpmn-gateway-event-start' : 'bpmn-gateway-event'
  if (symbol === 'parallelMultiple') return 'bpmn-gateway-event-parallel'
  return outline === 'end' ? 'bpmn-gateway-inclusive' : 'bpmn-gateway'
}

function dataKind(style: Style): string {
  const transfer = style.get('bpmnTransferType')
  if (transfer === 'input' || transfer === 'output') return `bpmn-data-${transfer}`
  return style.get('isCollection') === '1' ? 'bpmn-data-collection' : 'bpmn-data-object'
}

/** The style of a shape of ours that has a counterpart there; undefined for others. */
export function bpmnStyle(kind: string): string | undefined {
  const [, place, mark] = /^bpmn-(free-start|start|intermediate|free|throw|end)(?:-(.*))?$/.exec(kind) ?? []
  if (place !== undefined) {
    const outline = {
      start: 'standard',
      'free-start': 'eventNonint',
      intermediate: 'catching',
      free: 'boundNonint',
      throw: 'throwing',
      end: 'end',
    }[place]
    const symbol = mark === undefined ? 'general' : mark === 'parallel' ? 'parallelMultiple' : mark
    return `shape=mxgraph.bpmn.event;perimeter=ellipsePerimeter;outline=${outline};symbol=${symbol};${below}`
  }
  return styles[kind]
}

const below = 'verticalLabelPosition=bottom;verticalAlign=top;align=center;'
const task = 'shape=mxgraph.bpmn.task2;rectStyle=rounded;size=10;'
const gateway = `shape=mxgraph.bpmn.gateway2;perimeter=rhombusPerimeter;${below}`
const dataObject = `shape=mxgraph.bpmn.data2;size=15;${below}`

const styles: Readonly<Record<string, string>> = {
  'bpmn-task': `${task}taskMarker=abstract;`,
  ...Object.fromEntries(Object.entries(taskMarkers).map(([marker, kind]) => [kind, `${task}taskMarker=${marker};`])),
  'bpmn-task-loop': `${task}taskMarker=abstract;isLoopStandard=1;`,
  'bpmn-task-parallel': `${task}taskMarker=abstract;isLoopMultiParallel=1;`,
  'bpmn-task-sequential': `${task}taskMarker=abstract;isLoopMultiSeq=1;`,
  'bpmn-task-compensation': `${task}taskMarker=abstract;isLoopComp=1;`,
  'bpmn-subprocess': `${task}taskMarker=abstract;isLoopSub=1;`,
  'bpmn-event-subprocess': `${task}taskMarker=abstract;bpmnShapeType=subprocess;outline=eventInt;isLoopSub=1;`,
  'bpmn-adhoc': `${task}taskMarker=abstract;isAdHoc=1;isLoopSub=1;`,
  'bpmn-call': `${task}bpmnShapeType=call;`,
  'bpmn-transaction': `${task}taskMarker=abstract;bpmnShapeType=transaction;`,
  'bpmn-gateway': `${gateway}outline=none;symbol=none;`,
  'bpmn-gateway-exclusive': `${gateway}outline=none;symbol=none;gwType=exclusive;`,
  'bpmn-gateway-parallel': `${gateway}outline=none;symbol=none;gwType=parallel;`,
  'bpmn-gateway-inclusive': `${gateway}outline=end;symbol=general;`,
  'bpmn-gateway-event': `${gateway}outline=catching;symbol=multiple;`,
  'bpmn-gateway-event-start': `${gateway}outline=standard;symbol=multiple;`,
  'bpmn-gateway-event-parallel': `${gateway}outline=standard;symbol=parallelMultiple;`,
  'bpmn-gateway-complex': `${gateway}outline=none;symbol=none;gwType=complex;`,
  'bpmn-data-object': dataObject,
  'bpmn-data-input': `${dataObject}bpmnTransferType=input;`,
  'bpmn-data-output': `${dataObject}bpmnTransferType=output;`,
  'bpmn-data-collection': `${dataObject}bpmnTransferType=none;isCollection=1;`,
  'bpmn-conversation': 'shape=mxgraph.bpmn.conversation;perimeter=hexagonPerimeter2;bpmnConversationType=conv;',
}
