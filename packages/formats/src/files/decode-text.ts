import { guessEncoding, hasEscapes } from './guess-encoding.ts'

export interface DecodedText {
  readonly text: string
  /** As decoders call it. */
  readonly encoding: string
  /** Nothing in the file says so, and the text could be meant otherwise. */
  readonly isGuessed: boolean
  /** How many characters could not be read, and stand as U+FFFD. */
  readonly damaged: number
}

/** The words of a file; null for what is no text. */
export const decodeText = (bytes: Uint8Array): string | null => readText(bytes)?.text ?? null

/**
 * Text in the encoding that a mark at its beginning, its zero bytes or its first lines tell; in UTF-8 where it is that; else in the
 * one that it looks like. Bytes that no text has make it none.
 */
export function readText(bytes: Uint8Array): DecodedText | null {
  const said = markedEncoding(bytes) ?? wideEncoding(bytes)
  if (said !== undefined) return decoded(bytes, said)
  // Pictures, archives and programs have zero bytes, texts of one byte a letter have none.
  if (bytes.subarray(0, headLength).includes(0)) return null
  const declared = declaredEncoding(bytes)
  if (declared === 'iso-2022-jp') return decoded(bytes, declared)
  const utf8 = decoded(bytes, 'utf-8')
  if (utf8?.damaged === 0) return hasEscapes(bytes) ? decoded(bytes, 'iso-2022-jp', true) : utf8
  if (declared !== undefined && declared !== 'utf-8') return decoded(bytes, declared)
  // A few broken letters in a long text, as a cut or a mended file has them, do not change what it is.
  if (utf8 && lettersBeyondAscii(utf8.text) > utf8.damaged * 4) return utf8
  return decoded(bytes, guessEncoding(bytes), true)
}

const headLength = 4_096
const mark = '\ufffd'

function decoded(bytes: Uint8Array, encoding: string, isGuessed = false): DecodedText | null {
  const text = new TextDecoder(encoding).decode(bytes)
  if (isBinary(text)) return null
  const marks = count(text, mark)
  // Somebody may have saved such a mark before: that one is a character of the file.
  const damaged = marks === 0 || isSound(bytes, encoding) ? 0 : marks - (encoding === 'utf-8' ? savedMarks(bytes) : 0)
  return { text, encoding, isGuessed, damaged }
}

function isSound(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    // It says only that there is a wrong byte somewhere.
    return false
  }
}

/** Texts have tabs, ends of lines and of pages, and hardly anything else below a space. */
function isBinary(text: string): boolean {
  const head = text.slice(0, headLength)
  return controlsIn(head) > 3 + head.length / 200
}

/** An escape and the old end of a file may stand in texts. */
function controlsIn(text: string): number {
  return [...(text.match(/\p{Cc}/gu) ?? [])].filter((sign) => {
    const code = sign.charCodeAt(0)
    return code < 9 || (code > 13 && code < 32 && code !== 26 && code !== 27)
  }).length
}

function markedEncoding([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe && !(third === 0 && fourth === 0)) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Of UTF-16 without a mark: read the wrong way round, line ends and letters are signs that nobody writes. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, Math.min(headLength, bytes.length - (bytes.length % 2)))
  if (!head.includes(0)) return undefined
  const [best] = ['utf-16le', 'utf-16be']
    .map((encoding) => ({ encoding, share: plausibleShare(new TextDecoder(encoding).decode(head)) }))
    .sort((one, other) => other.share - one.share)
  return best && best.share >= 0.8 ? best.encoding : undefined
}

function plausibleShare(text: string): number {
  if (controlsIn(text) > 0 || /[\ufffe\uffff]/.test(text)) return 0
  return (text.match(plausible)?.length ?? 0) / Math.max(1, text.length)
}

const plausible =
  /[\t\n\r\x20-\x7e\u00a0-\u024f\u0370-\u06ff\u2010-\u2027\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]/g

/** What XML or a page says about itself; undefined where it says nothing, or something nobody knows. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024))
  const said =
    /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']\s*([\w.:-]{1,40})/i.exec(start)?.[1] ??
    /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(start)?.[1]
  if (said === undefined) return undefined
  try {
    const { encoding } = new TextDecoder(said)
    // Nobody could read the declaration if it were true.
    return encoding.startsWith('utf-16') ? undefined : (widest[encoding] ?? encoding)
  } catch {
    return undefined
  }
}

/** Files that say they are in the smaller set often have characters of the larger one. */
const widest: { readonly [encoding: string]: string | undefined } = { gbk: 'gb18030' }

/** Counted one by one: a list of all letters of a large text takes a hundred times its memory. */
function lettersBeyondAscii(text: string): number {
  let found = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x80 && code <= 0xfffc) found++
  }
  return found
}

function count(text: string, sign: string): number {
  let found = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) found++
  return found
}

function savedMarks(bytes: Uint8Array): number {
  let found = 0
  for (let at = bytes.indexOf(0xef); at !== -1; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) found++
  }
  return found
}

/** Browsers and Node have the same; neither is the language's own. */
declare class TextDecoder {
  readonly encoding: string
  constructor(label: string, options?: { readonly fatal?: boolean })
  decode(bytes: Uint8Array): string
}
