import type { OutlineStep } from './set-glyph.ts'

/**
 * Writes outlines as relative commands between rounded points: short, and nothing adds up. Where rounding has left nothing of a curve
 * it is a line, and what is filled the same without it is left out: in small letters that is half of all.
 */
export class RoundingPen {
  readonly #scale: number
  readonly #slant: number
  #data = ''
  /** Where what is written ends. */
  #written: Place = [0, 0]
  #contour: Step[] = []
  #start: Place = [0, 0]
  #at: Place = [0, 0]

  constructor(scale: number, slant: number) {
    this.#scale = scale
    this.#slant = slant
  }

  write({ command, args }: OutlineStep): void {
    if (command === 'closePath') {
      this.#close()
      return
    }
    const points: Place[] = []
    for (let i = 0; i < args.length; i += 2) points.push(this.#rounded(args[i] ?? 0, args[i + 1] ?? 0))
    const end = points.at(-1) ?? this.#at
    if (command === 'moveTo') {
      this.#close()
      this.#start = end
      this.#at = end
      return
    }
    if (points.every((point) => isSame(point, this.#at))) return
    this.#contour.push(stepOf(command, points, this.#at))
    this.#at = end
  }

  finish(): string {
    this.#close()
    return this.#data
  }

  #close(): void {
    const steps = this.#contour
    if (isLine(steps.at(-1)) && isSame(this.#at, this.#start)) steps.pop()
    // A line there and back is filled with nothing.
    if (steps.length > 1 || (steps[0] && !isLine(steps[0]))) {
      let last = 'm'
      this.#data += `m${joined(between(this.#written, this.#start), false)}`
      for (const { letter, numbers } of steps) {
        // The same step again needs no letter.
        this.#data += letter === last ? joined(numbers, true) : letter + joined(numbers, false)
        last = letter
      }
      this.#data += 'z'
      this.#written = this.#start
    }
    this.#contour = []
    this.#at = this.#start
  }

  #rounded(x: number, y: number): Place {
    return [Math.round((x + this.#slant * y) * this.#scale), Math.round(-y * this.#scale)]
  }
}

type Place = readonly [number, number]

interface Step {
  readonly letter: 'l' | 'h' | 'v' | 'q' | 'c'
  readonly numbers: readonly number[]
}

const curves = { quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const

function stepOf(command: 'lineTo' | keyof typeof curves, points: readonly Place[], from: Place): Step {
  const end = points.at(-1) as Place
  // Drawn to where it begins or ends, a curve has no bend.
  const isStraight = points.every((point) => isSame(point, from) || isSame(point, end))
  if (command !== 'lineTo' && !isStraight) {
    return { letter: curves[command], numbers: points.flatMap((point) => between(from, point)) }
  }
  const [across, down] = between(from, end)
  if (down === 0) return { letter: 'h', numbers: [across] }
  return across === 0 ? { letter: 'v', numbers: [down] } : { letter: 'l', numbers: [across, down] }
}

const isLine = (step: Step | undefined) => step !== undefined && step.letter !== 'q' && step.letter !== 'c'
const isSame = ([x, y]: Place, other: Place) => x === other[0] && y === other[1]
const between = (from: Place, to: Place): Place => [to[0] - from[0], to[1] - from[1]]

/** A minus sign parts numbers as well as a space. */
function joined(numbers: readonly number[], goesOn: boolean): string {
  return numbers.map((number, nth) => (number < 0 || (nth === 0 && !goesOn) ? `${number}` : ` ${number}`)).join('')
}
