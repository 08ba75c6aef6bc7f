/** Settings before the text, in YAML between dashes or in TOML between plus signs. */
export function withoutFrontMatter(lines: string[]): string[] {
  const sign = lines[0]?.trimEnd()
  if (sign !== '---' && sign !== '+++') return lines
  const end = lines.findIndex(
    (line, nth) => nth > 0 && (line.trimEnd() === sign || (sign === '---' && line.trimEnd() === '...')),
  )
  const matter = lines.slice(1, end)
  const isMatter = end > 0 && matter.every((line) => setting.test(line)) && matter.some((line) => key.test(line))
  return isMatter ? lines.slice(end + 1) : lines
}

const key = /^["']?[\w.-]+["']?\s{0,9}[:=]|^\[/
/** A name, what goes on with it, an entry of its list, or a comment. */
const setting = /^\s*$|^["']?[\w.-]+["']?\s{0,9}[:=]|^\s|^#|^- |^\[/

/** Comments of HTML that begin a line; one that never ends is none. */
export function* withoutComments(lines: readonly string[]): Generator<string> {
  const last = lines.findLastIndex((line) => line.includes('-->'))
  let isCode = false
  let isComment = false
  for (const [nth, line] of lines.entries()) {
    if (!isComment && /^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    if (!isComment && (isCode || nth > last || !line.trimStart().startsWith('<!--'))) {
      yield line
      continue
    }
    const end = line.indexOf('-->', isComment ? 0 : line.indexOf('<!--') + 4)
    isComment = end === -1 && nth < last
    const rest = end === -1 ? '' : line.slice(end + 3)
    if (rest.trim() !== '') yield rest
  }
}
