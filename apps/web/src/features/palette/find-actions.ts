interface Findable {
  label: string
  keywords: string
  groupLabel: string
}

/** Those that have every word typed, the best first; in their own order where nothing is typed. */
export function findActions<Item extends Findable>(items: readonly Item[], typed: string): Item[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...items]
  return items
    .map((item) => ({ item, score: score(item, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

function score(item: Findable, words: readonly string[]): number {
  const label = fold(item.label)
  const others = fold(`${item.keywords} ${item.groupLabel}`)
  let total = 0
  for (const word of words) {
    if (label.startsWith(word)) total += 8
    else if (beginsWord(label, word)) total += 4
    // Octagon is not what somebody looks for who writes "tag".
    else if (beginsWord(others, word)) total += 3
    else if (label.includes(word)) total += 2
    else if (others.includes(word)) total += 1
    else return 0
  }
  return total
}

const beginsWord = (text: string, word: string) => text.split(/[\s-]/).some((part) => part.startsWith(word))

/** Case and accents do not matter to somebody who types in a hurry. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
