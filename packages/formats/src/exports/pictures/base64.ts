/** Browsers and Node have it; it is not the language's own. */
declare function btoa(text: string): string

export function base64(bytes: Uint8Array): string {
  let text = ''
  // Only so many arguments go into one call.
  for (let at = 0; at < bytes.length; at += 0x2000) text += String.fromCharCode(...bytes.subarray(at, at + 0x2000))
  return btoa(text)
}
