/** SHA-256 of a text's UTF-8 bytes, in hex. By hand, because the platforms' own are asynchronous or Node's alone. */
export function sha256(text: string): string {
  const bytes = padded(utf8(text))
  const view = new DataView(bytes.buffer)
  const state = Uint32Array.from(initial)
  const schedule = new Uint32Array(64)
  for (let block = 0; block < bytes.length; block += 64) mix(state, schedule, view, block)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(state: Uint32Array, w: Uint32Array, view: DataView, block: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + i * 4)
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number
    const y = w[i - 2] as number
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] as number) + (w[i] as number)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function padded({ bytes, length }: { bytes: Uint8Array; length: number }): Uint8Array {
  const all = new Uint8Array(Math.ceil((length + 9) / 64) * 64)
  all.set(bytes.subarray(0, length))
  all[length] = 0x80
  const view = new DataView(all.buffer)
  view.setUint32(all.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(all.length - 4, (length * 8) >>> 0)
  return all
}

function utf8(text: string): { bytes: Uint8Array; length: number } {
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at)
    if (code < 0x80) {
      bytes[length++] = code
      continue
    }
    if (code >= 0xd800 && code < 0xe000) {
      const whole = text.codePointAt(at) as number
      // Half a character is written as the replacement character, as every encoder does.
      code = whole > 0xffff ? whole : 0xfffd
      if (whole > 0xffff) at++
    }
    if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6)
    else {
      if (code < 0x10000) bytes[length++] = 0xe0 | (code >> 12)
      else {
        bytes[length++] = 0xf0 | (code >> 18)
        bytes[length++] = 0x80 | ((code >> 12) & 0x3f)
      }
      bytes[length++] = 0x80 | ((code >> 6) & 0x3f)
    }
    bytes[length++] = 0x80 | (code & 0x3f)
  }
  return { bytes, length }
}

const primes = firstPrimes(64)
const constants = Uint32Array.from(primes, (prime) => fraction(prime ** (1 / 3)))
const initial = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** 0.5))

/** The first 32 bits after the point: where the standard takes its constants from. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}
