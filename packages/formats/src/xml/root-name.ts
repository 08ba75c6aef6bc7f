/** The name of the root element, found without reading the whole; undefined for what does not begin as XML. */
export function rootName(text: string): string | undefined {
  let at = 0
  for (;;) {
    while (/[\s\ufeff]/.test(text[at] ?? '')) at++
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : undefined
    if (end === undefined) break
    const found = text.indexOf(end, at + 2)
    if (found === -1) return undefined
    at = found + end.length
  }
  return /^<([A-Za-z_][\w.:-]{0,60})[\s/>]/.exec(text.slice(at, at + 70))?.[1]
}
