/** One text that is looked through, and where it is. Plain data: it goes to a worker. */
export interface SearchedText {
  /** Of the item that has it. */
  readonly id: string
  /** Which text of the item, in the words of its kind. */
  readonly part: string
  /** Which of several; 0 for what there is one of. */
  readonly nth: number
  /** The item to go to where that one is not shown by itself. */
  readonly owner: string
  readonly words: string
}

/** One place where something was found. */
export interface Hit extends Omit<SearchedText, 'words'> {
  readonly start: number
  readonly end: number
}

/** More than anybody steps through; all of them in a huge document would only take long. */
const mostHits = 10_000

/** Stops early with what was found by then when `isLate` says so. */
export function findInTexts(
  texts: Iterable<SearchedText>,
  pattern: RegExp,
  isLate: () => boolean = () => false,
): Hit[] {
  const hits: Hit[] = []
  let walked = 0
  for (const text of texts) {
    add(hits, pattern, text)
    // The clock costs more than many a text.
    if (hits.length >= mostHits || (++walked % 32 === 0 && isLate())) break
  }
  return hits
}

function add(hits: Hit[], pattern: RegExp, { id, part, nth, owner, words }: SearchedText): void {
  // By hand: `matchAll` copies the pattern for every text.
  pattern.lastIndex = 0
  for (let found = pattern.exec(words); found; found = pattern.exec(words)) {
    const { index } = found
    const end = index + found[0].length
    // A pattern may find nothing, everywhere.
    if (end > index) hits.push({ id, part, nth, owner, start: index, end })
    else pattern.lastIndex = index + ((words.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
  }
}
