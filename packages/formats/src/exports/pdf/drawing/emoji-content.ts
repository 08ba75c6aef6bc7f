import { circle, type Path } from '@ramify/geometry'
import { pdfNumber } from '../file/pdf-text.ts'
import { parseColor } from './color.ts'
import { pathOperators } from './path-operators.ts'
import { parseSvgPath } from './svg-path.ts'
import { attributesOf } from './svg-tags.ts'

/** The picture of an emoji as content of PDF. The pictures are a fixed set: what they consist of is all that is known here. */
export function emojiContent(svg: string, opacity: (share: number) => string): string {
  return new EmojiWriter(svg, opacity).write()
}

interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly isEnd: boolean
  readonly isEmpty: boolean
}

class EmojiWriter {
  readonly #tags: readonly Tag[]
  readonly #opacity: (share: number) => string
  readonly #byId = new Map<string, number>()
  #content = ''

  constructor(svg: string, opacity: (share: number) => string) {
    this.#tags = [...svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)].map(([, end, name = '', rest = '', empty]) => ({
      name,
      attributes: attributesOf(rest),
      isEnd: end === '/',
      isEmpty: empty === '/',
    }))
    this.#opacity = opacity
    for (const [nth, { attributes }] of this.#tags.entries()) {
      const id = attributes.get('id')
      if (id !== undefined) this.#byId.set(id, nth)
    }
  }

  write(): string {
    this.#draw(0, this.#tags.length, new Map(), 0)
    return this.#content
  }

  /** Tags from one place to another; `inherited`: attributes of what they are in. */
  #draw(from: number, to: number, inherited: ReadonlyMap<string, string>, depth: number): void {
    for (let nth = from; nth < to; nth++) {
      const tag = this.#tags[nth] as Tag
      if (tag.isEnd) continue
      const end = tag.isEmpty ? nth : this.#endOf(nth)
      if (tag.name !== 'defs' && tag.name !== 'clipPath') this.#drawOne(nth, end, inherited, depth)
      nth = end
    }
  }

  #drawOne(nth: number, end: number, inherited: ReadonlyMap<string, string>, depth: number): void {
    const { name, attributes } = this.#tags[nth] as Tag
    const all = new Map([...inherited, ...attributes])
    this.#content += 'q\n'
    const transform = matrixOf(attributes.get('transform') ?? '')
    if (transform) this.#content += `${transform} cm\n`
    this.#clip(attributes.get('clip-path'))
    const opacity = Number(attributes.get('opacity') ?? attributes.get('fill-opacity') ?? 1)
    if (opacity < 1) this.#content += this.#opacity(opacity)
    for (const own of ['transform', 'clip-path', 'opacity', 'id']) all.delete(own)
    if (name === 'g') this.#draw(nth + 1, end, all, depth)
    else if (name === 'use') this.#use(attributes.get('href'), all, depth)
    else this.#fill(shapeOf(name, attributes), all)
    this.#content += 'Q\n'
  }

  #use(href: string | undefined, inherited: ReadonlyMap<string, string>, depth: number): void {
    const nth = this.#byId.get(href?.slice(1) ?? '')
    // Nothing of them names itself, and nothing may.
    if (nth === undefined || depth > 4) return
    const passed = new Map(inherited)
    passed.delete('href')
    this.#drawOne(nth, (this.#tags[nth] as Tag).isEmpty ? nth : this.#endOf(nth), passed, depth + 1)
  }

  #clip(reference: string | undefined): void {
    const nth = this.#byId.get(/#([^)]+)/.exec(reference ?? '')?.[1] ?? '')
    if (nth === undefined) return
    const end = this.#endOf(nth)
    for (let at = nth + 1; at < end; at++) {
      const { name, attributes } = this.#tags[at] as Tag
      const target =
        name === 'use' ? this.#tags[this.#byId.get(attributes.get('href')?.slice(1) ?? '') ?? at] : undefined
      const path = target ? shapeOf(target.name, target.attributes) : shapeOf(name, attributes)
      if (path.length > 0) this.#content += `${pathOperators(path)}W n\n`
    }
  }

  #fill(path: Path, attributes: ReadonlyMap<string, string>): void {
    const color = parseColor(attributes.get('fill') ?? 'black')
    if (path.length === 0) return
    const data = pathOperators(path)
    if (color) {
      const isEvenOdd = attributes.get('fill-rule') === 'evenodd'
      this.#content += `${color
        .slice(0, 3)
        .map((each) => pdfNumber(each, 3))
        .join(' ')} rg\n${data}${isEvenOdd ? 'f*' : 'f'}\n`
    }
    const stroke = attributes.has('stroke') ? parseColor(attributes.get('stroke') ?? '') : null
    if (stroke) {
      const width = attributes.get('stroke-width') ?? '1'
      this.#content += `${stroke
        .slice(0, 3)
        .map((each) => pdfNumber(each, 3))
        .join(' ')} RG ${pdfNumber(Number(width))} w 1 J\n${data}S\n`
    }
  }

  #endOf(start: number): number {
    let open = 0
    for (let nth = start; nth < this.#tags.length; nth++) {
      const { isEnd, isEmpty } = this.#tags[nth] as Tag
      if (isEnd) open--
      else if (!isEmpty) open++
      if (open === 0) return nth
    }
    return this.#tags.length - 1
  }
}

function shapeOf(name: string, attributes: ReadonlyMap<string, string>): Path {
  const number = (key: string) => Number(attributes.get(key) ?? 0)
  if (name === 'path') return parseSvgPath(attributes.get('d') ?? '')
  const center = { x: number('cx'), y: number('cy') }
  if (name === 'circle') return circle(center.x, center.y, number('r'))
  if (name !== 'ellipse') return []
  const [rx, ry] = [number('rx'), number('ry')]
  return parseSvgPath(`M${center.x - rx} ${center.y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`)
}

/** Of `matrix`, `translate`, `rotate` and `scale`, one after the other. */
function matrixOf(transform: string): string | null {
  let result: Matrix | null = null
  for (const [, name = '', inside = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = inside.split(/[\s,]+/).map(Number)
    const step = stepOf(name, a, b, c, d, e, f)
    result = result ? times(result, step) : step
  }
  return result?.map((each) => pdfNumber(each, 4)).join(' ') ?? null
}

type Matrix = readonly [number, number, number, number, number, number]

function stepOf(name: string, a: number, b: number | undefined, c: number, d: number, e: number, f: number): Matrix {
  if (name === 'matrix') return [a, b ?? 0, c, d, e, f]
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0]
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
  if (name !== 'rotate') return [1, 0, 0, 1, 0, 0]
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
  const turn: Matrix = [cos, sin, -sin, cos, 0, 0]
  return times(times([1, 0, 0, 1, b ?? 0, c], turn), [1, 0, 0, 1, -(b ?? 0), -c])
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
