import type { Point } from '@ramify/geometry'

/** x' = a x + c y + e, y' = b x + d y + f, as SVG writes it. */
export interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

export function apply({ a, b, c, d, e, f }: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** First the inner one, then the outer one. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  }
}

/** The `transform` of an element; what it does not know is an error, as the drawing would be another one. */
export function parseTransform(transform: string): Matrix {
  let matrix = identity
  for (const [, name = '', list = ''] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    matrix = combine(matrix, step(name, numbers))
  }
  return matrix
}

function step(name: string, [one = 0, two, three = 0, four = 0, five = 0, six = 0]: readonly number[]): Matrix {
  if (name === 'translate') return { ...identity, e: one, f: two ?? 0 }
  if (name === 'scale') return { ...identity, a: one, d: two ?? one }
  if (name === 'matrix') return { a: one, b: two ?? 0, c: three, d: four, e: five, f: six }
  throw new Error(`No such transform: ${name}`)
}
