/** A picture in the clipboard that is nothing else as well: words that have a picture of themselves are pasted as words. */
export function pictureIn(files: Iterable<File>, text: string): File | null {
  const picture = [...files].find(({ type }) => type.startsWith('image/'))
  return picture && text.trim() === '' ? picture : null
}

/** Copied files. Programs that copy words or cells put pictures of them beside these, and those are none. */
export function filesIn(files: Iterable<File>, text: string): File[] {
  const all = [...files]
  return text.trim() === '' || all.some(({ name }) => text.includes(name)) ? all : []
}
