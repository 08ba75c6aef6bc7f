/** What goes to the clipboard, in the two forms every program knows. */
export interface Flavours {
  readonly html: string
  readonly text: string
}
