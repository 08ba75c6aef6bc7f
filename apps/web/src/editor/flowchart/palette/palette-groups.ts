import { type FlowShape, flowShape, type ShapeSetName, shapeSets } from '@ramify/scene'

/** They come with what they are parts of, are made of shapes that are there, or of a file. */
const notOffered = new Set([
  'group',
  'image',
  'lane',
  'uml-member',
  'uml-divider',
  'er-field',
  'table-row',
  'table-cell',
])

const offered = (...sets: readonly ShapeSetName[]): readonly FlowShape[] =>
  sets.flatMap((set) => shapeSets[set].filter(({ id }) => !notOffered.has(id)))

/** What most charts are drawn with. */
const usual = [
  'process',
  'terminator',
  'decision',
  'data',
  'document',
  'database',
  'predefined-process',
  'manual-input',
  'preparation',
  'manual-operation',
  'connector',
  'card',
].map(flowShape)

/** Every group of the palette, in the order people see them. */
export const paletteGroups = {
  flow: [...new Set([...usual, ...offered('flow', 'data')])],
  basic: offered('basic'),
  frames: offered('frames'),
  network: offered('network'),
  uml: offered('uml'),
  bpmn: offered('bpmn'),
  er: offered('er'),
  org: offered('org'),
} satisfies Record<string, readonly FlowShape[]>

export type PaletteGroupName = keyof typeof paletteGroups

export const paletteGroupNames = Object.keys(paletteGroups) as PaletteGroupName[]

/** Unfolded when somebody sees the palette for the first time. */
export const unfoldedAtFirst: readonly string[] = ['mine', 'flow', 'basic', 'frames', 'recent']
