import { Refused } from './plan.ts'

/** The checked value, or a refusal that names the argument. Undefined stays undefined: the argument was left out. */
export function optional<T>(argument: string, value: unknown, check: (value: unknown) => T | undefined): T | undefined {
  return value === undefined ? undefined : required(argument, value, check)
}

export function required<T>(argument: string, value: unknown, check: (value: unknown) => T | undefined): T {
  const checked = check(value)
  if (checked === undefined) throw bad(argument)
  return checked
}

/** As `required`, where null is meant. */
export function nullable<T>(argument: string, value: unknown, check: (value: unknown) => T | undefined): T | null {
  return value === null ? null : required(argument, value, check)
}

export function bad(argument: string): Refused<'bad-argument'> {
  return new Refused({ code: 'bad-argument', argument })
}
