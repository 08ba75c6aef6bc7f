interface OwnDecision {
  line: number
  what: string
}

const owner = String.raw`\bowner_?id\b`
const space = String.raw`\bspace_?id\b`
const role = String.raw`\brole\b`
const roleName = `['"](?:owner|editor|viewer)['"]`
const equals = String.raw`\s*[!=]==?(?!=)\s*`
/** `a.b?.c` before the last name. */
const path = String.raw`(?:[\w$]+\??\.)*`
/** Whether there is one at all may be asked. */
const toSomething = String.raw`\s*[!=]==?(?!=|\s*(?:null|undefined)\b)`

/**
 * Comparisons that decide who may do something. A condition of a query on `space_id` is none: it says which files are looked through.
 * A role or an owner under another name is not found: this is for habits, not for those who hide.
 */
const patterns: readonly { what: string; pattern: RegExp }[] = [
  { what: 'compares an owner', pattern: new RegExp(`${owner}${toSomething}|${equals}${path}${owner}`, 'gi') },
  { what: 'compares a space', pattern: new RegExp(`${space}${toSomething}|${equals}${path}${space}`, 'gi') },
  {
    what: 'compares a role',
    pattern: new RegExp(`${role}${equals}${roleName}|${roleName}${equals}${path}${role}`, 'g'),
  },
  { what: 'chooses by a role', pattern: new RegExp(String.raw`\bswitch\s*\(\s*${path}role\s*\)`, 'g') },
  { what: 'looks up what a role allows', pattern: /\bcapabilities\s*\[/g },
  {
    what: 'asks the database for an owner',
    pattern: /\b(?:where|whereRef|on|onRef)\(\s*['"`](?:\w+\.)?owner_id['"`]|\bowner_id\s*(?:=\s*\$\{|<>|in\s*\()/g,
  },
]

export function ownDecisions(source: string): OwnDecision[] {
  const code = withoutComments(source)
  const found = patterns.flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].map(({ index }) => ({ line: code.slice(0, index).split('\n').length, what })),
  )
  return found.sort((one, other) => one.line - other.line)
}

/** Lines stay where they are. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/^\s*\/\/.*$/gm, '')
