import type { Path, PathCommand } from '@ramify/geometry'

/** Any path data of SVG, as absolute lines and cubic curves. What is broken ends the path, as browsers have it. */
export function parseSvgPath(data: string): Path {
  return new PathReader(data).read()
}

class PathReader {
  readonly #data: string
  #at = 0
  readonly #path: PathCommand[] = []
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  /** The last control point, for curves that go on smoothly. */
  #controlX = 0
  #controlY = 0
  #last = ''

  constructor(data: string) {
    this.#data = data
  }

  read(): Path {
    let letter = ''
    while (this.#skip()) {
      const next = this.#data[this.#at] as string
      if (/[a-z]/i.test(next)) {
        letter = next
        this.#at++
      } else if (letter === '') break
      else if (letter === 'M') letter = 'L'
      else if (letter === 'm') letter = 'l'
      if (!this.#step(letter)) break
      if (letter === 'z' || letter === 'Z') letter = ''
    }
    return this.#path
  }

  #step(letter: string): boolean {
    const kind = letter.toUpperCase()
    const isRelative = kind !== letter
    const [dx, dy] = isRelative ? [this.#x, this.#y] : [0, 0]
    const count = lengths[kind]
    if (count === undefined) return false
    const numbers: number[] = []
    for (let nth = 0; nth < count; nth++) {
      const number = kind === 'A' && (nth === 3 || nth === 4) ? this.#flag() : this.#number()
      if (number === null) return false
      numbers.push(number)
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers
    switch (kind) {
      case 'M':
        this.#move(a + dx, b + dy)
        break
      case 'L':
        this.#line(a + dx, b + dy)
        break
      case 'H':
        this.#line(a + dx, this.#y)
        break
      case 'V':
        this.#line(this.#x, a + dy)
        break
      case 'C':
        this.#curve(a + dx, b + dy, c + dx, d + dy, e + dx, f + dy)
        break
      case 'S': {
        const [x1, y1] = this.#mirrored('CS')
        this.#curve(x1, y1, a + dx, b + dy, c + dx, d + dy)
        break
      }
      case 'Q':
        this.#quadratic(a + dx, b + dy, c + dx, d + dy)
        break
      case 'T': {
        const [x1, y1] = this.#mirrored('QT')
        this.#quadratic(x1, y1, a + dx, b + dy)
        break
      }
      case 'A':
        this.#arc(a, b, c, d !== 0, e !== 0, f + dx, g + dy)
        break
      default:
        this.#path.push(['Z'])
        this.#x = this.#startX
        this.#y = this.#startY
    }
    this.#last = kind
    return true
  }

  #move(x: number, y: number): void {
    this.#path.push(['M', x, y])
    this.#startX = x
    this.#startY = y
    this.#x = x
    this.#y = y
  }

  #line(x: number, y: number): void {
    this.#path.push(['L', x, y])
    this.#x = x
    this.#y = y
  }

  #curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#path.push(['C', x1, y1, x2, y2, x, y])
    this.#controlX = x2
    this.#controlY = y2
    this.#x = x
    this.#y = y
  }

  #quadratic(cx: number, cy: number, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y]
    const toward = (from: number, to: number) => from + (2 / 3) * (to - from)
    this.#curve(toward(fromX, cx), toward(fromY, cy), toward(x, cx), toward(y, cy), x, y)
    this.#controlX = cx
    this.#controlY = cy
  }

  #mirrored(after: string): [number, number] {
    if (!after.includes(this.#last) || this.#last === '') return [this.#x, this.#y]
    return [2 * this.#x - this.#controlX, 2 * this.#y - this.#controlY]
  }

  /** By the centre of its ellipse, as the specification of SVG works it out, in pieces of at most a quarter. */
  #arc(rx0: number, ry0: number, turn: number, isLarge: boolean, isClockwise: boolean, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y]
    if (x === x0 && y === y0) return
    let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)]
    if (rx === 0 || ry === 0) {
      this.#line(x, y)
      return
    }
    const phi = (turn * Math.PI) / 180
    const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
    const [hx, hy] = [(x0 - x) / 2, (y0 - y) / 2]
    const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy]
    const excess = (px / rx) ** 2 + (py / ry) ** 2
    if (excess > 1) {
      rx *= Math.sqrt(excess)
      ry *= Math.sqrt(excess)
    }
    const below = (rx * py) ** 2 + (ry * px) ** 2
    const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below))
    const sign = isLarge === isClockwise ? -1 : 1
    const [qx, qy] = [(sign * root * rx * py) / ry, (-sign * root * ry * px) / rx]
    const [cx, cy] = [cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2]
    const from = Math.atan2((py - qy) / ry, (px - qx) / rx)
    let sweep = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from
    if (isClockwise && sweep < 0) sweep += 2 * Math.PI
    if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
    const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
    const part = sweep / pieces
    const reach = (4 / 3) * Math.tan(part / 4)
    const on = (u: number, v: number): [number, number] => {
      return [cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v]
    }
    for (let nth = 0; nth < pieces; nth++) {
      const [one, two] = [from + nth * part, from + (nth + 1) * part]
      const [x1, y1] = on(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one))
      const [x2, y2] = on(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two))
      const [ex, ey] = nth === pieces - 1 ? [x, y] : on(Math.cos(two), Math.sin(two))
      this.#curve(x1, y1, x2, y2, ex, ey)
    }
  }

  #skip(): boolean {
    while (this.#at < this.#data.length && ' \t\r\n,'.includes(this.#data[this.#at] as string)) this.#at++
    return this.#at < this.#data.length
  }

  #number(): number | null {
    this.#skip()
    number.lastIndex = this.#at
    const found = number.exec(this.#data)
    if (!found) return null
    this.#at = number.lastIndex
    return Number(found[0])
  }

  /** Flags may stand without anything between them and the next number. */
  #flag(): number | null {
    this.#skip()
    const digit = this.#data[this.#at]
    if (digit !== '0' && digit !== '1') return null
    this.#at++
    return Number(digit)
  }
}

const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
