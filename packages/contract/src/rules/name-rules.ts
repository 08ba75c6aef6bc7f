export const longestFileName = 50
export const longestNickname = 30

/** Nothing that can be seen. */
export const isBlankName = (name: string): boolean => !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(name)

/** The name with something put into it, shortened so that the whole still fits. */
export function shortenInto(name: string, whole: (name: string) => string): string {
  const room = Math.max(longestFileName - charactersOf(whole('')).length, 0)
  return whole(charactersOf(name).slice(0, room).join('').trim())
}

/** A letter with its accents is one, and so is a whole family emoji. */
export function charactersOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
