/** Of a file: what systems forbid in names is left out, and so is what turns text around and hides an ending; nobody's name is empty. */
export function fileName(name: string, extension: string): string {
  const sound = [...name]
    .filter((character) => !/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/u.test(character))
    .join('')
    .replace(/[. ]+$/, '')
    .trim()
  return `${sound === '' ? 'document' : sound}.${extension}`
}

/** Of several files in one archive: those that are called alike are numbered. */
export function distinctNames(names: readonly string[], extension: string): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    for (let nth = 1; ; nth++) {
      const candidate = fileName(nth === 1 ? name : `${name} (${nth})`, extension)
      if (used.has(candidate.toLowerCase())) continue
      used.add(candidate.toLowerCase())
      return candidate
    }
  })
}
