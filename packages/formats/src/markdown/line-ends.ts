import { matchAt } from '../text/match-at.ts'

/**
 * Where in a line things end that begin in it. Every beginning asks for its end, and there may be a million of them without any:
 * what was found once is remembered, so that the line is searched a few times and not once for each. Questions about brackets and
 * backticks come in the order of the line.
 */
export class LineEnds {
  readonly #source: string
  #bracket = -1
  readonly #after = new Map<RegExp, { readonly at: number; readonly found: RegExpExecArray | null }>()
  readonly #last = new Map<string, number>()
  #backticks: BacktickRuns | undefined

  constructor(source: string) {
    this.#source = source
  }

  /** The first bracket from there that ends, and is not escaped. */
  bracket(from: number): number | undefined {
    const source = this.#source
    if (this.#bracket >= from) return this.#bracket < source.length ? this.#bracket : undefined
    let at = from
    while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
    this.#bracket = Math.min(at, source.length)
    return at < source.length ? at : undefined
  }

  /** What the sticky pattern finds at that place; many beginnings may share one end. */
  after(pattern: RegExp, at: number): RegExpExecArray | null {
    const known = this.#after.get(pattern)
    if (known?.at === at) return known.found
    const found = matchAt(pattern, this.#source, at)
    this.#after.set(pattern, { at, found })
    return found
  }

  /** The last place where such a mark may close something; -1 when there is none. */
  lastOf(mark: string): number {
    const known = this.#last.get(mark)
    if (known !== undefined) return known
    const source = this.#source
    let at = source.lastIndexOf(mark)
    while (at > 0 && (source[at - 1] === '\\' || /\s/.test(source[at - 1] as string))) {
      at = source.lastIndexOf(mark, at - 1)
    }
    this.#last.set(mark, at)
    return at
  }

  /** How many backticks there are, and where as many are again. */
  backticks(at: number): { readonly length: number; readonly end: number | undefined } {
    this.#backticks ??= new BacktickRuns(this.#source)
    return this.#backticks.find(at)
  }
}

class BacktickRuns {
  readonly #source: string
  /** Where runs of each length begin, the last one first. */
  readonly #starts = new Map<number, number[]>()

  constructor(source: string) {
    this.#source = source
    for (const { 0: run, index } of source.matchAll(/`+/g)) {
      const starts = this.#starts.get(run.length)
      if (starts) starts.push(index)
      else this.#starts.set(run.length, [index])
    }
    for (const starts of this.#starts.values()) starts.reverse()
  }

  find(at: number): { length: number; end: number | undefined } {
    let end = at
    while (this.#source[end] === '`') end++
    const length = end - at
    const starts = this.#starts.get(length) ?? []
    while (starts.length > 0 && (starts.at(-1) as number) < end) starts.pop()
    return { length, end: starts.at(-1) }
  }
}
