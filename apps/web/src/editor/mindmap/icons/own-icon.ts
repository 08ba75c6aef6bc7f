import type { OwnCollection } from '../../core/own-collection.ts'

/** An icon that the person brought along, for any map: a small PNG picture, as an address that holds it whole. */
export interface OwnIconPicture {
  readonly id: string
  readonly name: string
  readonly picture: string
}

/** Own icons of the person, wherever they are kept. */
export type OwnIcons = OwnCollection<OwnIconPicture>

/** As many and as large as the account keeps. */
export const mostOwnIcons = 60
export const longestPicture = 20_000
export const longestOfAll = 200_000
