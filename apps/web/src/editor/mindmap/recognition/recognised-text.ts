/** Scripts that are written without spaces, and the marks between their characters. */
const closeSet = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef'
const spacesBetween = new RegExp(`(?<=[${closeSet}])[^\\S\\n]+(?=[${closeSet}])`, 'gu')
const startsClose = new RegExp(`^[${closeSet}]`, 'u')
const endsClose = new RegExp(`[${closeSet}]$`, 'u')

/** What was read, as a person would have typed it: no space between Chinese characters, one between words, none at the ends. */
export function tidyText(recognised: string): string {
  const lines = recognised
    .replace(/\r\n?|\f/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/[^\S\n]+/g, ' ')
        .replace(spacesBetween, '')
        .trim(),
    )
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** What becomes a topic of its own. */
export const divisions = ['whole', 'lines', 'paragraphs'] as const
export type Division = (typeof divisions)[number]

/** The words of the topics that a text becomes; none of them is empty. */
export function topicTexts(text: string, division: Division): string[] {
  const all = text.replace(/\r\n?/g, '\n').trim()
  if (all === '') return []
  if (division === 'whole') return [all]
  if (division === 'lines') return all.split('\n').flatMap((line) => plainLine(line))
  return all
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').flatMap(plainLine).reduce(joined, ''))
    .filter(Boolean)
}

/** Without the dot or dash that made it an item of a list. None for a line with nothing else in it. */
function plainLine(line: string): string[] {
  const words = line.trim().replace(/^(?:[•·●○▪■◦‣*–—-]\s+)+/u, '')
  return words === '' ? [] : [words]
}

/** Two lines of one paragraph: a word that was divided is whole again. */
function joined(before: string, line: string): string {
  if (before === '') return line
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line)) return before.slice(0, -1) + line
  return endsClose.test(before) && startsClose.test(line) ? before + line : `${before} ${line}`
}
