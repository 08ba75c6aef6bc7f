const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map([...letters].map((letter, value) => [letter.charCodeAt(0), value]))
// As addresses write it.
values.set(45, 62).set(95, 63)

/** Null for what is no base64. White space in it does not count. */
export function fromBase64(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4))
  let [length, bits, held] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 61) break
    if (code === 32 || (code >= 9 && code <= 13)) continue
    const value = values.get(code)
    if (value === undefined) return null
    held = ((held << 6) | value) & 0xff_ffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[length++] = (held >> bits) & 0xff
  }
  return bytes.subarray(0, length)
}

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [one, two, three] = [bytes[at] as number, bytes[at + 1], bytes[at + 2]]
    const all = (one << 16) | ((two ?? 0) << 8) | (three ?? 0)
    parts.push(
      letters[all >> 18] as string,
      letters[(all >> 12) & 63] as string,
      two === undefined ? '=' : (letters[(all >> 6) & 63] as string),
      three === undefined ? '=' : (letters[all & 63] as string),
    )
  }
  return parts.join('')
}
