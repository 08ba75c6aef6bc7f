/** What lines elsewhere in the text say that others only name. */
export interface Definitions {
  /** Addresses by their names in lower case. */
  readonly links: ReadonlyMap<string, { readonly url: string; readonly tip: string }>
  readonly footnotes: ReadonlyMap<string, string>
  /** How many characters may still stand where names stood: a long one that is named thousands of times would fill the memory. */
  readonly left: { characters: number }
}

const mostCharacters = 2_000_000

export const noDefinitions: Definitions = { links: new Map(), footnotes: new Map(), left: { characters: 0 } }

const fence = /^\s*(?:```|~~~)/
const footnote = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*(.*)$/
const definition =
  /^ {0,3}\[((?:[^[\]\\]|\\.){1,300})\]:[ \t]*(?:<([^<>]*)>|([^\s<]\S*))(?:[ \t]+(?:"([^"]*)"|'([^']*)'|\(([^()]*)\)))?[ \t]*$/

/** `[name]: address "tip"` and `[^1]: words` of a text, and the lines without them. Lines of code stay. */
export function takeDefinitions(lines: readonly string[]): {
  readonly definitions: Definitions
  readonly rest: string[]
} {
  const links = new Map<string, { url: string; tip: string }>()
  const footnotes = new Map<string, string>()
  const rest: string[] = []
  let isCode = false
  for (const line of lines) {
    if (fence.test(line)) isCode = !isCode
    const mayBe = !isCode && /^ {0,3}\[/.test(line)
    const note = mayBe ? footnote.exec(line) : null
    const link = mayBe && !note ? definition.exec(line) : null
    if (note) footnotes.set(note[1] as string, note[2] as string)
    else if (link) {
      const [, name = '', between, plain, ...tips] = link
      const key = linkKey(name)
      if (!links.has(key))
        links.set(key, { url: between ?? plain ?? '', tip: tips.find((tip) => tip !== undefined) ?? '' })
    } else rest.push(line)
  }
  return { definitions: { links, footnotes, left: { characters: mostCharacters } }, rest }
}

export const linkKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()
