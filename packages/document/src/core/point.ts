import type { Point } from '@ramify/geometry'
import { coordinate } from './fields.ts'
import { isPlain } from './json.ts'

export function readPoint(value: unknown): Point | undefined {
  if (!isPlain(value)) return undefined
  const x = coordinate(value.x)
  const y = coordinate(value.y)
  return x !== undefined && y !== undefined ? { x, y } : undefined
}
