/** Names of the slices a family is cut into, each with the characters it holds. The same for all weights and styles. */
export type SliceTable = Readonly<Record<string, string>>
