/** One section of the help, in the words of the person's language. */
export interface SpokenSection {
  readonly heading: string
  readonly text: string
  readonly rows: readonly { readonly id: string; readonly label: string; readonly shortcut: string | null }[]
}

/** The sections that speak of every word typed; where only some of its rows do, those alone. */
export function searchHelp(sections: readonly SpokenSection[], typed: string): SpokenSection[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => fold(text).includes(word))
  return sections.flatMap((section) => {
    if (has(`${section.heading} ${section.text}`)) return [section]
    const rows = section.rows.filter(({ label, shortcut }) => has(`${section.heading} ${label} ${shortcut ?? ''}`))
    return rows.length > 0 ? [{ ...section, rows }] : []
  })
}

/** Case and accents do not matter to somebody who types in a hurry. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
