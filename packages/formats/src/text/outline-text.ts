/** Lines whose levels are said by other signs than white space, with white space instead. */
export function withIndents(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  if (lines.some((line) => branch.test(line))) return lines.map(fromBranches).join('\n')
  return isNumbered(lines) ? lines.map(fromNumber).join('\n') : text
}

/** As programs draw folders: `│   ├── name`. */
const branch = /^[\s│┃|]*[├└┣┗]/
const branchSigns = /^[\s│┃|├└┣┗─━╴]+/

const fromBranches = (line: string) => line.replace(branchSigns, (signs) => ' '.repeat(signs.length))

const number = /^(\d{1,4}(?:\.\d{1,4}){0,20})[.、)]?\s+(?=\S)/

/** Chapters, sections and so on, one below the other without white space before them: `1`, `1.1`, `1.1.1`. */
function isNumbered(lines: readonly string[]): boolean {
  const said = lines.filter((line) => line.trim() !== '')
  if (said.some((line) => /^\s/.test(line))) return false
  const seen = new Set<string>()
  let isDeep = false
  for (const line of said) {
    const parts = number.exec(line)?.[1]?.split('.') ?? []
    if (parts.length === 0) continue
    // Measures begin with numbers too, but nothing above them does.
    if (parts.length > 1 && !seen.has(parts.slice(0, -1).join('.'))) return false
    isDeep ||= parts.length > 1
    seen.add(parts.join('.'))
  }
  return isDeep && seen.size >= said.length / 2
}

const depthOf = (line: string): number => number.exec(line)?.[1]?.split('.').length ?? 0

/** What has no number comes first, as a title does, or belongs to what is above it. */
function fromNumber(line: string): string {
  const depth = depthOf(line)
  return depth === 0 ? line : '\t'.repeat(depth) + line.replace(number, '')
}
