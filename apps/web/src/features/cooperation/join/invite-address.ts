export const joinPath = (joinId: string): string => `/join/${joinId}`

/** The address that is handed on. With the code in it nobody has to type it; a browser never sends what stands behind the #. */
export function inviteLink(joinId: string, code?: string, origin: string = location.origin): string {
  return `${origin}${joinPath(joinId)}${code === undefined ? '' : `#${code}`}`
}

export function joinIdAt(path: string): string | null {
  return /^\/join\/([0-9a-z]{32})\/?$/.exec(path)?.[1] ?? null
}

/** The longest code that is taken. */
export const longestCode = 10

/** The code behind the # of an address. */
export function codeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')).trim().slice(0, longestCode)
  } catch {
    return '' // cut off in the middle of a letter: whoever has the code types it
  }
}

/** The invitation in what somebody has pasted: a link of this site with or without its code, also among other words. */
export function pastedInvite(pasted: string): { joinId: string; code: string } | null {
  const [, joinId, code = ''] = /\/join\/([0-9a-z]{32})\/?(?:#(\S*))?/.exec(pasted) ?? []
  return joinId === undefined ? null : { joinId, code: codeIn(code) }
}

/** The code in what somebody has typed, by itself: 8 letters and digits, in groups or not. */
export function typedCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '')
  return /^[0-9a-z]{8}$/i.test(code) ? code : null
}
