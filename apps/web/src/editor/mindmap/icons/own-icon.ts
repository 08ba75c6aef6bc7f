import { createStore, type ReadStore } from '../../../platform/store.ts'

/** An icon that the person brought along, for any map: a small PNG picture, as an address that holds it whole. */
export interface OwnIconPicture {
  readonly id: string
  readonly name: string
  readonly picture: string
}

/** Own icons of the person, wherever they are kept. */
export interface OwnIcons extends ReadStore<readonly OwnIconPicture[]> {
  /** All of them, at once; no when they could not be kept, which the person has been told. */
  keep: (icons: readonly OwnIconPicture[]) => Promise<boolean>
}

/** As many and as large as the account keeps. */
export const mostOwnIcons = 60
export const longestPicture = 20_000
export const longestOfAll = 200_000

/** Where nobody keeps them they last as long as the page. */
export function iconsOfPage(): OwnIcons {
  const { get, set, subscribe } = createStore<readonly OwnIconPicture[]>([])
  const keep = async (icons: readonly OwnIconPicture[]) => {
    set(icons)
    return true
  }
  return { get, subscribe, keep }
}
