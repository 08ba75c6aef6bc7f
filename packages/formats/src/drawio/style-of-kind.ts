import { bpmnStyle } from './bpmn-kinds.ts'
import { kindProperty } from './kinds.ts'
import { networkStyle } from './network-kinds.ts'
import { readStyle, type Style } from './style.ts'

const below = 'verticalLabelPosition=bottom;verticalAlign=top;'
const lane = 'swimlane;startSize=30;collapsible=0;'
const member = 'text;align=left;verticalAlign=middle;spacingLeft=4;overflow=hidden;rotatable=0;portConstraint=eastwest;'

/** The style of draw.io that comes nearest to a shape of ours. */
const styles: Readonly<Record<string, string>> = {
  process: '',
  rectangle: 'shape=mxgraph.basic.rect;fillColor2=none;strokeWidth=1;size=20;',
  rounded: 'rounded=1;',
  terminator: 'rounded=1;arcSize=50;',
  decision: 'rhombus;',
  diamond: 'rhombus;',
  ellipse: 'ellipse;',
  triangle: 'triangle;direction=north;',
  parallelogram: 'shape=parallelogram;perimeter=parallelogramPerimeter;fixedSize=1;',
  data: 'shape=parallelogram;perimeter=parallelogramPerimeter;fixedSize=1;',
  trapezoid: 'shape=trapezoid;perimeter=trapezoidPerimeter;fixedSize=1;',
  'manual-operation': 'shape=trapezoid;perimeter=trapezoidPerimeter;fixedSize=1;flipV=1;',
  pentagon: 'shape=mxgraph.basic.pentagon;',
  hexagon: 'shape=hexagon;perimeter=hexagonPerimeter2;fixedSize=1;',
  preparation: 'shape=hexagon;perimeter=hexagonPerimeter2;fixedSize=1;',
  star: 'shape=mxgraph.basic.star;',
  arrow: 'shape=singleArrow;',
  cloud: 'ellipse;shape=cloud;',
  callout: 'shape=callout;perimeter=calloutPerimeter;',
  cross: 'shape=cross;',
  cylinder: 'shape=cylinder3;boundedLbl=1;backgroundOutline=1;size=15;',
  database: 'shape=cylinder3;boundedLbl=1;backgroundOutline=1;size=15;',
  cube: 'shape=cube;boundedLbl=1;backgroundOutline=1;',
  note: 'shape=note;backgroundOutline=1;size=15;',
  'predefined-process': 'shape=process;backgroundOutline=1;',
  'manual-input': 'shape=manualInput;',
  delay: 'shape=delay;',
  connector: `shape=mxgraph.flowchart.on-page_reference;`,
  'off-page': 'shape=offPageConnector;',
  merge: 'triangle;direction=south;',
  extract: 'shape=mxgraph.flowchart.extract_or_measurement;',
  collate: `shape=mxgraph.flowchart.collate;${below}`,
  sort: `shape=mxgraph.flowchart.sort;${below}`,
  or: `shape=mxgraph.flowchart.or;${below}`,
  'summing-junction': `shape=mxgraph.flowchart.summing_function;${below}`,
  annotation: 'shape=mxgraph.flowchart.annotation_1;align=left;',
  document: 'shape=document;boundedLbl=1;',
  'multi-document': 'shape=mxgraph.flowchart.multi-document;',
  'stored-data': 'shape=dataStorage;fixedSize=1;',
  'internal-storage': 'shape=internalStorage;backgroundOutline=1;',
  display: 'shape=display;',
  card: 'shape=card;',
  tape: 'shape=tape;',
  pool: `${lane}childLayout=stackLayout;horizontal=1;horizontalStack=0;resizeParent=1;resizeParentMax=0;`,
  lane,
  container: lane,
  group: 'group;container=1;',
  text: 'text;strokeColor=none;fillColor=none;',
  image: 'shape=image;imageAspect=0;aspect=fixed;',
  table: 'shape=table;startSize=30;container=1;collapsible=0;childLayout=tableLayout;',
  'table-row': 'shape=tableRow;horizontal=0;startSize=0;collapsible=0;dropTarget=0;fillColor=none;',
  'table-cell': 'shape=partialRectangle;connectable=0;overflow=hidden;fillColor=none;pointerEvents=1;',
  'uml-class': 'swimlane;childLayout=stackLayout;horizontal=1;startSize=26;horizontalStack=0;collapsible=0;',
  'uml-object': 'swimlane;startSize=26;collapsible=0;',
  'uml-enumeration': 'swimlane;startSize=40;collapsible=0;',
  'uml-member': member,
  'er-field': member,
  'uml-divider': 'line;strokeWidth=1;rotatable=0;portConstraint=eastwest;',
  'uml-interface': `ellipse;aspect=fixed;${below}`,
  'uml-package': 'shape=folder;tabWidth=40;tabHeight=14;tabPosition=left;',
  'uml-component': 'shape=module;align=left;spacingLeft=20;',
  'uml-node': 'shape=cube;boundedLbl=1;',
  'uml-artifact': 'shape=note;size=15;',
  'uml-note': 'shape=note2;size=15;boundedLbl=1;',
  'uml-actor': `shape=umlActor;${below}outlineConnect=0;`,
  'uml-use-case': 'ellipse;',
  'uml-state': 'rounded=1;absoluteArcSize=1;arcSize=20;',
  'uml-activity': 'rounded=1;arcSize=50;',
  'uml-initial': 'shape=startState;',
  'uml-final': 'ellipse;shape=endState;',
  'uml-fork': 'line;strokeWidth=6;',
  'uml-lifeline': 'shape=umlLifeline;perimeter=lifelinePerimeter;container=1;collapsible=0;',
  'uml-fragment': 'shape=umlFrame;pointerEvents=0;',
  'uml-boundary': `shape=umlBoundary;${below}`,
  'uml-control': `ellipse;shape=umlControl;${below}`,
  'uml-entity': `ellipse;shape=umlEntity;${below}`,
  'uml-destruction': 'shape=umlDestroy;',
  'uml-required': 'shape=requiredInterface;',
  'uml-system': lane,
  'uml-composite-state': `${lane}rounded=1;`,
  'uml-branch': 'rhombus;',
  'er-entity': 'swimlane;childLayout=stackLayout;horizontal=1;startSize=30;horizontalStack=0;collapsible=0;',
  'er-attribute': 'ellipse;',
  'er-derived-attribute': 'ellipse;dashed=1;',
  'er-multivalued-attribute': 'ellipse;shape=doubleEllipse;',
  'er-relationship': 'rhombus;',
  'er-identifying-relationship': 'shape=rhombus;double=1;perimeter=rhombusPerimeter;',
  'er-associative-entity': 'shape=associativeEntity;',
  'bpmn-data-store': 'shape=datastore;',
  'bpmn-message': 'shape=message;',
  'bpmn-group': 'rounded=1;arcSize=10;dashed=1;dashPattern=8 3 1 3;fillColor=none;',
  'bpmn-annotation': 'shape=mxgraph.flowchart.annotation_2;align=left;',
  'bpmn-expanded': 'rounded=1;container=1;verticalAlign=top;',
  'org-team': lane,
  'org-department': lane,
}

/** The style of a new cell, with a property that says the kind unless it is plain. */
export function styleOfKind(kind: string): Map<string, string> {
  const style = readStyle(baseOf(kind))
  if (kind !== 'process') style.set(kindProperty, kind)
  return style
}

/** Without what a shape of its kind has anyway: the rest is what somebody chose. */
export function chosenStyle(style: Style): Style {
  const kind = style.get(kindProperty)
  if (kind === undefined) return style
  const base = readStyle(baseOf(kind))
  // Where the words are in another place, their alignments mean that place.
  const isMoved = ['labelPosition', 'verticalLabelPosition'].some((key) => base.get(key) !== style.get(key))
  return new Map(
    [...style].filter(([key, value]) => base.get(key) !== value || (isMoved && /^(?:align|verticalAlign)$/.test(key))),
  )
}

const baseOf = (kind: string): string =>
  (Object.hasOwn(styles, kind) ? styles[kind] : undefined) ?? bpmnStyle(kind) ?? networkStyle(kind) ?? ''
