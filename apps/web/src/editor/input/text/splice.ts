/** One stretch of a text replaced by another: all that one key, one composition or one paste does. */
export interface Splice {
  readonly at: number
  readonly deleted: number
  readonly inserted: string
}

/**
 * What made one text the other. Where several answers are right ("a" typed into "aaa") the one that ends at the caret is
 * taken, so that it is the letter just typed that is new for others too.
 */
export function spliceBetween(before: string, after: string, caret: number = after.length): Splice | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let tail = 0
  const behindCaret = Math.min(most, Math.max(0, after.length - caret))
  while (tail < behindCaret && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  let head = 0
  while (head < most - tail && before[head] === after[head]) head++
  // The caret may stand before what was deleted: then more of the end is the same.
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  if (cutsCharacter(before, head) || cutsCharacter(after, head)) head--
  if (cutsCharacter(before, before.length - tail) || cutsCharacter(after, after.length - tail)) tail--
  return { at: head, deleted: before.length - tail - head, inserted: after.slice(head, after.length - tail) }
}

export function spliced(text: string, { at, deleted, inserted }: Splice): string {
  return text.slice(0, at) + inserted + text.slice(at + deleted)
}

/** The same act on a text that somebody else changed meanwhile: it deletes only what is still there. */
export function rebased(mine: Splice, theirs: Splice | null): Splice {
  if (!theirs) return mine
  const at = movedOffset(mine.at, theirs)
  const end = mine.at + mine.deleted
  const newEnd = end <= theirs.at ? end : Math.max(at, movedOffset(end, theirs))
  // What they wrote inside of the stretch that is deleted here stays.
  const covers = mine.at <= theirs.at && end >= theirs.at + theirs.deleted && end > theirs.at
  return { ...mine, at, deleted: Math.max(0, covers ? theirs.at - mine.at : newEnd - at) }
}

/** Where a place in a text is after a change: at the same letter, or at the end of what replaced it. */
export function movedOffset(offset: number, { at, deleted, inserted }: Splice): number {
  if (offset < at || (offset === at && deleted === 0)) return offset
  if (offset >= at + deleted) return offset + inserted.length - deleted
  return at + inserted.length
}

/** Whether a place lies between the two halves of one character. */
function cutsCharacter(text: string, at: number): boolean {
  return isHalf(text.charCodeAt(at - 1), 0xd800) && isHalf(text.charCodeAt(at), 0xdc00)
}

function isHalf(unit: number, first: number): boolean {
  return unit >= first && unit < first + 0x400
}
