/** Names that every system can unpack: no separators, nothing that climbs out of the folder, none twice (T24). */
export function createEntryNames() {
  const given = new Set<string>()
  /** The last number of each name: thousands of equal names are not tried one after the other again and again. */
  const numbers = new Map<string, number>()
  return (folders: readonly string[], name: string, ending: string): string => {
    const base = [...folders, name].map(plain).join('/')
    const first = comparable(`${base}${ending}`)
    for (let nth = (numbers.get(first) ?? 0) + 1; ; nth++) {
      const whole = `${base}${nth === 1 ? '' : ` (${nth})`}${ending}`
      const key = comparable(whole)
      if (given.has(key)) continue
      given.add(key)
      numbers.set(first, nth)
      return whole
    }
  }
}

/** Some systems know no difference between large and small letters. */
const comparable = (name: string): string => name.normalize('NFC').toLowerCase()

function plain(name: string): string {
  const kept = name
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+|[. ]+$/g, '_')
    .trim()
  return kept === '' || /^(con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(kept) ? `_${kept}` : kept
}
