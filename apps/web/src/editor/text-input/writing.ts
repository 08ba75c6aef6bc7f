import type { Picked } from '../picked/picked.ts'

/** A text being written: in which node, line or range, and whether its words are to be replaced by what is typed. */
export interface Writing {
  readonly id: string
  /** Of a relation line its label, of a boundary its title; absent: a topic. */
  readonly part?: Picked['kind']
  readonly begins: 'at-end' | 'all-selected' | 'afresh'
}
