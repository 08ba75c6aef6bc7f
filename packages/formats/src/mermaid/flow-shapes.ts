/** Brackets around words, and what they stand for. Longer ones first. */
export const brackets: readonly (readonly [open: string, close: string, kind: string])[] = [
  ['(((', ')))', 'uml-final'],
  ['((', '))', 'ellipse'],
  ['([', '])', 'terminator'],
  ['(-', '-)', 'ellipse'],
  ['(', ')', 'rounded'],
  ['[[', ']]', 'predefined-process'],
  ['[(', ')]', 'database'],
  ['[/', '/]', 'data'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'parallelogram'],
  ['[\\', '/]', 'manual-operation'],
  ['[', ']', 'process'],
  ['{{', '}}', 'preparation'],
  ['{', '}', 'decision'],
  ['>', ']', 'uml-receive-signal'],
]

/** Names of `@{ shape: … }`. Of several for one of ours the first is written. */
const names: Readonly<Record<string, string>> = {
  'rect proc process rectangle': 'process',
  'rounded event': 'rounded',
  'stadium pill terminal': 'terminator',
  'fr-rect subprocess subproc framed-rectangle subroutine lin-rect lin-proc lined-process lined-rectangle shaded-process':
    'predefined-process',
  'cyl db database cylinder lin-cyl disk lined-cylinder': 'database',
  'circle circ': 'ellipse',
  odd: 'uml-receive-signal',
  'diam decision diamond question': 'decision',
  'hex hexagon prepare': 'preparation',
  'lean-r lean-right in-out': 'data',
  'lean-l lean-left out-in': 'parallelogram',
  'trap-b priority trapezoid trapezoid-bottom': 'trapezoid',
  'trap-t manual inv-trapezoid trapezoid-top': 'manual-operation',
  'fr-circ framed-circle stop dbl-circ double-circle': 'uml-final',
  text: 'text',
  'notch-rect card notched-rectangle notch-pent loop-limit notched-pentagon': 'card',
  'sm-circ small-circle start': 'uml-initial',
  'fork join': 'uml-fork',
  'hourglass collate': 'collate',
  'brace comment brace-l brace-r braces': 'annotation',
  'doc document lin-doc lined-document tag-doc tagged-document': 'document',
  'delay half-rounded-rectangle': 'delay',
  'bow-rect bow-tie-rectangle stored-data h-cyl das horizontal-cylinder': 'stored-data',
  'curv-trap display curved-trapezoid': 'display',
  'win-pane internal-storage window-pane div-rect div-proc divided-process divided-rectangle': 'internal-storage',
  'tri extract triangle': 'extract',
  'f-circ filled-circle junction': 'connector',
  'flip-tri manual-file flipped-triangle': 'merge',
  'sl-rect manual-input sloped-rectangle': 'manual-input',
  'docs documents st-doc stacked-document': 'multi-document',
  'flag paper-tape': 'tape',
  'cross-circ crossed-circle summary': 'summing-junction',
  'st-rect processes procs stacked-rectangle tag-rect tag-proc tagged-process tagged-rectangle': 'rectangle',
  cloud: 'cloud',
}

const kinds = new Map(
  Object.entries(names).flatMap(([all, kind]) => all.split(' ').map((name) => [name, kind] as const)),
)
const written = new Map(Object.entries(names).map(([all, kind]) => [kind, all.split(' ')[0] as string]))

export const kindByName = (name: string): string | undefined => kinds.get(name)

export const nameOfKind = (kind: string): string | undefined => written.get(kind)

export const bracketOfKind = (kind: string) => brackets.find(([, , each]) => each === kind)
