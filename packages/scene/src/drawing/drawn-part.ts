import type { RichText, TextRun } from '@ramify/document'

/** Some ten pages of a book. */
const mostLetters = 20_000
const mostRuns = 2_000

/**
 * What is drawn of a text: all of it, but for texts that nobody could read in a topic or a shape. Breaking a megabyte into lines would stop
 * the page for minutes. The document keeps it, and so do search, notes and files.
 */
export function drawnPart(rich: RichText): RichText {
  const { text, runs } = rich
  if (text.length <= mostLetters && runs.length <= mostRuns) return rich
  const drawn: TextRun[] = []
  let left = mostLetters
  for (const run of runs) {
    if (left <= 0 || drawn.length === mostRuns) break
    drawn.push(run.text.length > left ? { ...run, text: firstLetters(run.text, left) } : run)
    left -= run.text.length
  }
  const last = drawn.pop()
  if (last) drawn.push({ ...last, text: `${last.text}…` })
  return { text: drawn.map((run) => run.text).join(''), runs: drawn }
}

/** Not half of a character. */
function firstLetters(text: string, count: number): string {
  const code = text.charCodeAt(count - 1)
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? count - 1 : count)
}
