import type { Picked } from '../../mindmap/items/picked.ts'

/** A text being written: in which node, line, range or callout, and whether its words are to be replaced by what is typed. */
export interface Writing {
  readonly id: string
  /** Of a relation line its label, of a boundary its title, of a callout what it says; absent: a topic. */
  readonly part?: Picked['kind']
  readonly begins: 'at-end' | 'at-start' | 'all-selected' | 'afresh'
  /** The last step made the topic: its first words are taken back with it. */
  readonly isNew?: boolean
}

/** What is written along a line or on a boundary has no room for a second line. */
export function isOneLine({ part }: Pick<Writing, 'part'>): boolean {
  return part === 'line' || part === 'range'
}
