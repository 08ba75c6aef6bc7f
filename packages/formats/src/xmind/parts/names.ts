import { stringOf } from '../raw.ts'

/** What XMind calls something and what a document of ours does, in both directions. */
export class Names {
  readonly #prefix: string
  readonly #read = new Map<string, string>()
  readonly #write = new Map<string, string>()
  readonly #otherwise: string | undefined

  /** `alike`: names for which there is only something similar here. `otherwise`: what any other name is. */
  constructor(
    prefix: string,
    pairs: readonly (readonly [theirs: string, ours: string])[],
    alike: readonly (readonly [theirs: string, ours: string])[] = [],
    otherwise?: string,
  ) {
    this.#prefix = prefix
    this.#otherwise = otherwise
    for (const [theirs, ours] of [...pairs, ...alike]) this.#read.set(theirs.toLowerCase(), ours)
    for (const [theirs, ours] of pairs) if (!this.#write.has(ours)) this.#write.set(ours, theirs)
  }

  read(value: unknown): string | undefined {
    const text = stringOf(value)
    return text === undefined ? undefined : (this.#read.get(this.#bare(text)) ?? this.#otherwise)
  }

  write(ours: string | undefined): string | undefined {
    const theirs = ours === undefined ? undefined : this.#write.get(ours)
    return theirs === undefined ? undefined : `${this.#prefix}${theirs}`
  }

  /** Whether it is read as what it says. */
  isExact(value: unknown): boolean {
    const bare = this.#bare(stringOf(value) ?? '')
    return this.#write.get(this.#read.get(bare) ?? '')?.toLowerCase() === bare
  }

  /** Versions of XMind write names with capitals or without. */
  #bare(text: string): string {
    return (text.startsWith(this.#prefix) ? text.slice(this.#prefix.length) : text).toLowerCase()
  }
}

/** Those past the first dozen are names that XMind does not have: it draws its usual shape. */
export const topicShapes = new Names(
  'org.xmind.topicShape.',
  [
    ['roundedRect', 'rounded'],
    ['rect', 'rect'],
    ['ellipserect', 'pill'],
    ['ellipse', 'ellipse'],
    ['circle', 'circle'],
    ['diamond', 'diamond'],
    ['hexagon', 'hexagon'],
    ['parallelogram', 'parallelogram'],
    ['cloud', 'cloud'],
    ['underline', 'underline'],
    ['doubleUnderline', 'double-underline'],
    ['callout.roundedRect', 'speech'],
    ['noBorder', 'plain'],
    ['octagon', 'octagon'],
    ['parallelogramBack', 'parallelogram-back'],
    ['trapezoid', 'trapezoid'],
    ['arrow', 'arrow'],
    ['bracket', 'bracket'],
    ['note', 'note'],
    ['document', 'document'],
    ['burst', 'burst'],
    ['double', 'double'],
  ],
  [
    ['roundedHexagon', 'hexagon'],
    ['callout.ellipse', 'speech'],
    ['singleBreakAngle', 'rect'],
    ['doubleBreakAngle', 'rect'],
    ['fishhead.toRight', 'arrow'],
    ['fishhead.toLeft', 'arrow'],
    ['flag', 'arrow'],
    ['stack', 'double'],
    ['leaf', 'ellipse'],
    ['star', 'burst'],
  ],
)

export const boundaryShapes = new Names(
  'org.xmind.boundaryShape.',
  [
    ['roundedRect', 'rounded'],
    ['rect', 'rect'],
    ['scallops', 'scallops'],
    ['waves', 'waves'],
    ['polygon', 'bevelled'],
  ],
  [
    ['roundedPolygon', 'bevelled'],
    ['tension', 'waves'],
  ],
)

export const summaryShapes = new Names('org.xmind.summaryShape.', [
  ['curly', 'curly'],
  ['round', 'round'],
  ['square', 'square'],
  ['angle', 'angle'],
  ['straight', 'straight'],
])

export const patterns = new Names(
  '',
  [
    ['solid', 'solid'],
    ['dash', 'dashed'],
    ['dot', 'dotted'],
    ['dash-dot', 'dash-dot'],
  ],
  [['dash-dot-dot', 'dash-dot']],
)

export const arrows = new Names(
  'org.xmind.arrowShape.',
  [
    ['none', 'none'],
    ['triangle', 'filled'],
    ['normal', 'open'],
  ],
  [['spearhead', 'open']],
  'open',
)
