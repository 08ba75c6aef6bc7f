interface Property {
  readonly name: string
  readonly value: string
}

/** What stands in `@{ shape: cyl, label: "Words" }`, also as lines of YAML. */
export function propertiesIn(body: string): Property[] {
  return [...withoutBlocks(body).matchAll(property)].map(([, name = '', double, single, plain = '']) => ({
    name,
    value: double ?? single ?? plain.trim(),
  }))
}

const property = /([\w-]+)[ \t]*:[ \t]*(?:"([^"]*)"|'([^'\n]*)'|([^,\n}]*))/g

/** `label: |` with lines below it that are further in, as one between quotes. */
function withoutBlocks(body: string): string {
  if (!/:[ \t]*[|>]/.test(body)) return body
  const lines = body.split('\n')
  const all: string[] = []
  for (let nth = 0; nth < lines.length; nth++) {
    const line = lines[nth] as string
    const [, indent = '', key] = /^([ \t]*)([\w-]+)[ \t]*:[ \t]*[|>][+-]?[ \t]*$/.exec(line) ?? []
    if (key === undefined) {
      all.push(line)
      continue
    }
    const words: string[] = []
    while (nth + 1 < lines.length) {
      const next = lines[nth + 1] as string
      if (next.trim() !== '' && next.length - next.trimStart().length <= indent.length) break
      words.push(next.trim())
      nth++
    }
    all.push(`${key}: "${words.join('\n').trim().replaceAll('"', '#quot;')}"`)
  }
  return all.join('\n')
}
