/** Signs that sit on a letter: an accent more or less is no other word. Those of Japanese are letters of their own. */
const accents = /[\u0300-\u036f]|[\u0591-\u05bd]|[\u064b-\u065f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20f0]/g

const folded = new Map<string, string>()

/** One character as it is looked for: small, narrow, without accents. It may become several, or none. */
export function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const made = character
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßς]/g, (letter) => (letter === 'ß' ? 'ss' : 'σ'))
  // There are more characters than anybody writes; whoever sends them all shall not fill our memory.
  if (folded.size < 20_000) folded.set(character, made)
  return made
}

/** A text as it is looked for. Character by character, so that a hit can be shown in the text as it was written. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/gu, foldCharacter)
    .toLowerCase()
