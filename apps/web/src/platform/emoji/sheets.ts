/** A file of pictures of emoji, in the order of their names. */
export interface EmojiSheet {
  /** The name of its first picture. */
  readonly first: string
  readonly url: string
}

/** Sorted. The build puts them here (`emoji-sheets.config.ts`); without one every emoji is drawn by the system. */
export const sheets: readonly EmojiSheet[] = []
