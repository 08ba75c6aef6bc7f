/** A piece of TeX to begin with: what is marked goes into its first gap. */
export interface BuildingBlock {
  readonly name: 'fraction' | 'root' | 'power' | 'index' | 'sum' | 'integral' | 'matrix'
  /** What the button shows. */
  readonly sign: string
  readonly before: string
  readonly after: string
}

export const buildingBlocks: readonly BuildingBlock[] = [
  { name: 'fraction', sign: 'a⁄b', before: '\\frac{', after: '}{}' },
  { name: 'root', sign: '√', before: '\\sqrt{', after: '}' },
  { name: 'power', sign: 'xⁿ', before: '^{', after: '}' },
  { name: 'index', sign: 'xₙ', before: '_{', after: '}' },
  { name: 'sum', sign: '∑', before: '\\sum_{', after: '}^{}' },
  { name: 'integral', sign: '∫', before: '\\int_{', after: '}^{}' },
  { name: 'matrix', sign: '[ ]', before: '\\begin{bmatrix} ', after: ' & \\\\ & \\end{bmatrix}' },
]

/** As they are written most. */
export const greekLetters = [
  ['α', 'alpha'],
  ['β', 'beta'],
  ['γ', 'gamma'],
  ['δ', 'delta'],
  ['ε', 'varepsilon'],
  ['θ', 'theta'],
  ['λ', 'lambda'],
  ['μ', 'mu'],
  ['π', 'pi'],
  ['σ', 'sigma'],
  ['φ', 'varphi'],
  ['ω', 'omega'],
  ['Δ', 'Delta'],
  ['Σ', 'Sigma'],
  ['Ω', 'Omega'],
] as const

export interface Written {
  readonly source: string
  readonly caret: number
}

/** The source with a block around what is marked, and where one goes on writing. */
export function withBlock(
  source: string,
  start: number,
  end: number,
  { before, after }: Pick<BuildingBlock, 'before' | 'after'>,
): Written {
  const marked = source.slice(start, end)
  const gap = marked === '' ? -1 : after.indexOf('{}')
  const caret = start + before.length + marked.length
  return {
    source: source.slice(0, start) + before + marked + after + source.slice(end),
    // With something in the first gap the next one is to be filled, or what comes after all of it.
    caret: marked === '' ? caret : caret + (gap < 0 ? after.length : gap + 1),
  }
}

/** A command ends before whatever is no letter: a letter that follows is kept apart from it. */
export function withLetter(source: string, start: number, end: number, name: string): Written {
  const rest = source.slice(end)
  const command = `\\${name}${/^[A-Za-z]/.test(rest) || rest === '' ? ' ' : ''}`
  return { source: source.slice(0, start) + command + rest, caret: start + command.length }
}
