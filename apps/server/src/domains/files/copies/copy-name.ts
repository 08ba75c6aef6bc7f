import { shortenInto } from '@ramify/contract'

/** How copies of a name are called: “Plan 2” of “Plan”, and “Plan 3” of “Plan 2”. A year is no such number. */
export function copyName(name: string): (number: number) => string {
  const [, counted] = /^(.*\S) (?:[2-9]|[1-9]\d)$/su.exec(name) ?? []
  const base = counted ?? name
  return (number) => shortenInto(base, (short) => `${short} ${number}`)
}
