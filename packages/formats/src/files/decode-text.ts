/**
 * Text in UTF-8, in UTF-16 where a mark says so, or in what XML declares. What is no UTF-8 and declares nothing is read as
 * Windows' Western text; bytes that no text has make it none.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // An outline or XML has no zero bytes; pictures and archives do.
  if (bytes.subarray(0, 4_096).includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // It is in another encoding: what it declares, or the one that old programs wrote.
    return decodeDeclared(bytes)
  }
}

function decodeDeclared(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^<\?xml[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start)?.[1]
  const label = declared === undefined || /^utf-?8$/i.test(declared) ? 'windows-1252' : declared
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    // Nobody knows an encoding of that name.
    return new TextDecoder('utf-8').decode(bytes)
  }
}

/** Browsers and Node have the same; neither is the language's own. */
declare class TextDecoder {
  constructor(label: string, options?: { readonly fatal?: boolean })
  decode(bytes: Uint8Array): string
}
