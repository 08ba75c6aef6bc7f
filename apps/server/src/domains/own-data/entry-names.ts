/** Names that every system can unpack: no separators, nothing that climbs out of the folder, none twice (T24). */
export function createEntryNames() {
  const given = new Set<string>()
  return (folders: readonly string[], name: string, ending: string): string => {
    const base = [...folders, name].map(plain).join('/')
    for (let nth = 1; ; nth++) {
      const whole = `${base}${nth === 1 ? '' : ` (${nth})`}${ending}`
      // Some systems know no difference between large and small letters.
      const key = whole.normalize('NFC').toLowerCase()
      if (given.has(key)) continue
      given.add(key)
      return whole
    }
  }
}

function plain(name: string): string {
  const kept = name
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+|[. ]+$/g, '_')
    .trim()
  return kept === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(kept) ? `_${kept}` : kept
}
