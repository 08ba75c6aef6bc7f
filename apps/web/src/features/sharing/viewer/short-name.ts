const longest = 12

/** The name of a map that nobody has opened yet: so much of it, and no more. */
export function shortName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  return letters.length <= longest ? name : `${letters.slice(0, longest).join('').trimEnd()}…`
}
