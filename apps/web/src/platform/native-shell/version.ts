import type { Shell } from './shell.ts'

/** The oldest shells that can do everything that the page asks of them. */
const needed = '1.1.0'
/** Android apps that do not say which they are. */
const usualAndroid = '1.0.6'

/** Whether a shell is older than this page needs. */
export function isOutdated({ kind, version }: Pick<Shell, 'kind' | 'version'>): boolean {
  const known = version ?? (kind === 'android' ? usualAndroid : null)
  return known === null || isBelow(known, needed)
}

/** By the numbers between the dots; those that are not said are zero. */
export function isBelow(version: string, other: string): boolean {
  const [one, two] = [version, other].map((each) => each.split('.').map(Number)) as [number[], number[]]
  const length = Math.max(one.length, two.length)
  for (let at = 0; at < length; at++) {
    const difference = (one[at] ?? 0) - (two[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
