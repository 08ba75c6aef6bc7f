interface Written {
  data: { text: string }
  children: Written[]
}

/** The words of all topics of a map, sorted. */
export function wordsIn({ root }: { root?: unknown } = {}): string[] {
  const words = ({ data, children }: Written): string[] => [data.text, ...children.flatMap(words)]
  return root ? words(root as Written).sort() : []
}
