/** Throws where a text is not well-formed XML, as strictly as a browser reads SVG files. Knows no declarations: we write none. */
export function assertWellFormed(xml: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.exec(xml)
  if (forbidden || !xml.isWellFormed()) throw new Error('A character that no XML file may contain.')
  const open: string[] = []
  let at = 0
  for (const match of xml.matchAll(/<[^>]*>/g)) {
    assertText(xml.slice(at, match.index))
    at = match.index + match[0].length
    const end = /^<\/([\w:]+)>$/.exec(match[0])
    if (end) {
      if (open.pop() !== end[1]) throw new Error(`Nothing to be closed by ${match[0]}`)
      continue
    }
    const start = /^<([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>$/.exec(match[0])
    if (!start) throw new Error(`Not a tag: ${match[0]}`)
    const names = [...(start[2] ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => {
      assertText(value ?? '')
      return name
    })
    if (new Set(names).size < names.length) throw new Error(`An attribute twice: ${match[0]}`)
    if (start[3] !== '/') open.push(start[1] ?? '')
  }
  if (open.length > 0 || at !== xml.length) throw new Error(`Not closed: ${open}`)
}

function assertText(text: string): void {
  if (/[<>]/.test(text) || /&(?!(amp|lt|gt|quot|#39);)/.test(text)) throw new Error(`Not escaped: ${text}`)
}
