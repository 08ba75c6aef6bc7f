import { createStore, type ReadStore } from '../../../platform/store.ts'

/** Shapes and connectors that a person named, to put them on other pages: content JSON of items, as text. */
export interface OwnShape {
  readonly id: string
  readonly name: string
  readonly content: string
}

/** Own shapes of the person, wherever they are kept. */
export interface OwnShapes extends ReadStore<readonly OwnShape[]> {
  /** All of them, at once; no when they could not be kept, which the person has been told. */
  keep: (shapes: readonly OwnShape[]) => Promise<boolean>
}

/** As many and as large as the account keeps. */
export const mostOwnShapes = 100
export const longestContent = 8000
export const longestOfAll = 100_000

/** Letters of a name. */
export const longestShapeName = 50

/** Where nobody keeps them they last as long as the page. */
export function shapesOfPage(): OwnShapes {
  const { get, set, subscribe } = createStore<readonly OwnShape[]>([])
  const keep = async (shapes: readonly OwnShape[]) => {
    set(shapes)
    return true
  }
  return { get, subscribe, keep }
}
