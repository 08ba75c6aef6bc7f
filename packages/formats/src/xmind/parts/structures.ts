/** Layouts by the name of XMind's structures, and whether they arrange topics as those do. */
const known = new Map<string, readonly [layout: string, isExact: boolean]>([
  ['map', ['default', true]],
  ['map.unbalanced', ['default', true]],
  ['map.clockwise', ['default', true]],
  ['map.anticlockwise', ['default', false]],
  ['logic.right', ['right', true]],
  ['logic.left', ['left', true]],
  ['brace.right', ['brace', true]],
  ['brace.left', ['brace', false]],
  ['org-chart.down', ['structure', true]],
  ['org-chart.up', ['structure', false]],
  ['tree.right', ['vertical-bottom', true]],
  ['tree.left', ['vertical-bottom', false]],
  ['fishbone.leftHeaded', ['fish-bone', true]],
  ['fishbone.rightHeaded', ['fish-bone', false]],
  ['timeline.horizontal', ['timeline', true]],
  ['timeline.vertical', ['vertical-timeline', true]],
  ['treetable', ['tree-table', true]],
  ['spreadsheet', ['tree-table', false]],
])

/** Those that more than one structure, or none, is read as. */
const written: { readonly [layout: string]: string } = {
  default: 'map.unbalanced',
  'default-poly': 'map.unbalanced',
  right: 'logic.right',
  'right-poly': 'logic.right',
  left: 'logic.left',
  filetree: 'org-chart.down',
  structure: 'org-chart.down',
  'fish-bone': 'fishbone.leftHeaded',
  'vertical-bottom': 'tree.right',
  'horizontal-right': 'logic.right',
  timeline: 'timeline.horizontal',
  'vertical-timeline': 'timeline.vertical',
  brace: 'brace.right',
  'tree-table': 'treetable',
  radial: 'map.clockwise',
}

const prefix = 'org.xmind.ui.'

/** What a map without a structure looks like. */
export const usualLayout = 'default'

/** Null for a structure that nobody knows here. */
export function layoutOf(structure: string): { readonly layout: string; readonly isExact: boolean } | null {
  const name = structure.startsWith(prefix) ? structure.slice(prefix.length) : structure
  const found = known.get(name) ?? known.get(familyOf(name))
  if (!found) return null
  return { layout: found[0], isExact: found[1] && known.has(name) }
}

/** Later versions have more of each: `fishbone.NE.normal`, `spreadsheet.column`. */
function familyOf(name: string): string {
  const [family = '', side = ''] = name.split('.')
  const usual: { readonly [family: string]: string } = {
    map: 'map',
    logic: /left/i.test(side) ? 'logic.left' : 'logic.right',
    brace: 'brace.right',
    'org-chart': 'org-chart.down',
    tree: 'tree.right',
    fishbone: 'fishbone.leftHeaded',
    timeline: /vertical/i.test(side) ? 'timeline.vertical' : 'timeline.horizontal',
    treetable: 'treetable',
    spreadsheet: 'spreadsheet',
  }
  return Object.hasOwn(usual, family) ? (usual[family] as string) : ''
}

/** Undefined for a layout that no structure is like. A name of XMind's own stays what it is. */
export function structureOf(layout: string): string | undefined {
  if (Object.hasOwn(written, layout)) return `${prefix}${written[layout]}`
  return layout.startsWith(prefix) ? layout : undefined
}
