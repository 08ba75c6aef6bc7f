import { expect } from 'vitest'

const why = 'Installed apps, browsers with pending edits and old backups depend on this name: it is never renamed'

/** Every name of the list is still in use. Others may have come. */
export function expectKept(used: Iterable<string>, frozen: readonly string[]): void {
  const names = new Set(used)
  expect(
    frozen.filter((name) => !names.has(name)),
    why,
  ).toEqual([])
}

/** As `expectKept`; one that has come is added to the list as well, since from its first release on it is never renamed either. */
export function expectFrozen(used: Iterable<string>, frozen: readonly string[]): void {
  const names = [...new Set(used)]
  expectKept(names, frozen)
  expect(
    names.filter((name) => !frozen.includes(name)),
    'This name is new: add it to the list, or use the old name if it was renamed',
  ).toEqual([])
}
