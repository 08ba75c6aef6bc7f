const length = 6

/** The digits of what was typed or pasted: people paste "Code: 482 013", and some keyboards write wide digits. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}
