/**
 * `Content-Disposition` of bytes that are saved under a name that somebody has chosen. Nothing of the name ends the header, leads out of
 * a folder or hides the ending of the name behind characters that turn the direction of the text (T58).
 */
export function saveAs(name: string): string {
  const safe = safeName(name)
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  if (ascii === safe) return `attachment; filename="${ascii}"`
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

const longest = 200

function safeName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return shortened(plain) || 'file'
}

/** Keeps the ending: by it a system knows what the file is. */
function shortened(name: string): string {
  const all = Array.from(name)
  if (all.length <= longest) return name
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? ''
  return all.slice(0, longest - Array.from(ending).length).join('') + ending
}
