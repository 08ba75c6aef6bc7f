/** Which version an address asks for; null: the document as it is now; undefined: nobody has chosen. */
export function versionInAddress(search: string): number | null | undefined {
  const asked = new URLSearchParams(search).get('version')
  if (asked === 'now') return null
  return asked !== null && /^\d{1,15}$/.test(asked) ? Number(asked) : undefined
}

export const versionSearch = (version: number | null): string => `?version=${version ?? 'now'}`
