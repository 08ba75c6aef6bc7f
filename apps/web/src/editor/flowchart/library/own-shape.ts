import type { OwnCollection } from '../../core/own-collection.ts'

/** Shapes and connectors that a person named, to put them on other pages: content JSON of items, as text. */
export interface OwnShape {
  readonly id: string
  readonly name: string
  readonly content: string
}

/** Own shapes of the person, wherever they are kept. */
export type OwnShapes = OwnCollection<OwnShape>

/** As many and as large as the account keeps. */
export const mostOwnShapes = 100
export const longestContent = 8000
export const longestOfAll = 100_000

/** Letters of a name. */
export const longestShapeName = 50
