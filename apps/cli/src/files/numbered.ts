import { extname } from 'node:path'

/** The first file has the name that was asked for, others a number: `plan.md`, `plan-2.md`. */
export function numbered(path: string, nth: number): string {
  const ending = extname(path)
  return nth === 0 ? path : `${path.slice(0, path.length - ending.length)}-${nth + 1}${ending}`
}
