/** In the place of an action: a menu of its own, or the context menu would be too long for many screens. */
export const submenus = ['insert', 'select', 'style', 'copy-as'] as const
export type SubmenuName = (typeof submenus)[number]

/** These are offered only where they can be done: they would make the menu longer for a few. */
export const seldom: readonly string[] = ['editor.merge', 'editor.split']

export const styleIds = ['editor.copy-style', 'editor.paste-style', 'editor.style-to-level', 'editor.reset-style']
export const copyAsIds = ['editor.copy-text', 'editor.copy-markdown', 'editor.copy-image']
export const insertIds = [
  'editor.icons',
  'editor.image',
  'editor.link',
  'editor.note',
  'editor.due',
  'editor.attach',
  'editor.formula',
  'editor.callout',
  'editor.recognise',
]

type Groups = readonly (readonly string[])[]

export const topicGroups: Groups = [
  ['editor.edit', 'editor.add-child', 'editor.add-sibling', 'editor.insert-parent'],
  [
    'insert',
    'style',
    'editor.open-link',
    'editor.show-address',
    'editor.comments',
    'editor.view-image',
    'editor.recognise-image',
    'editor.remove-image',
    'editor.remove-formula',
  ],
  ['editor.bound', 'editor.relate', 'editor.summarise'],
  ['editor.cut', 'editor.copy', 'copy-as', 'editor.copy-topic-link', 'editor.paste', 'editor.duplicate'],
  ['editor.fold', 'editor.drill-in', 'editor.sort-children', ...seldom, 'select'],
  ['editor.delete'],
]
const lineGroups: Groups = [
  ['editor.edit'],
  ['editor.lead-start', 'editor.lead-end', 'editor.turn-line'],
  ['editor.bend-left', 'editor.bend-right', 'editor.reset-curve'],
  ['editor.delete'],
]
const rangeGroups: Groups = [
  ['editor.edit'],
  ['editor.range-first-earlier', 'editor.range-first-later', 'editor.range-last-earlier', 'editor.range-last-later'],
  ['editor.delete'],
]
const calloutGroups: Groups = [
  ['editor.edit'],
  ['editor.nudge-left', 'editor.nudge-right', 'editor.nudge-up', 'editor.nudge-down', 'editor.callout-back'],
  ['editor.delete'],
]
export const thingGroups = { line: lineGroups, range: rangeGroups, callout: calloutGroups }
export const mapGroups: Groups = [
  ['editor.add-floating', 'editor.paste', 'editor.select-all', 'select'],
  ['editor.fold-all', 'editor.unfold-all'],
  ['editor.fit', 'editor.zoom-100', 'editor.go-to-root'],
]
