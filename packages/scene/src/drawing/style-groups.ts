import type { Pen } from '@ramify/geometry'
import type { TracedPrimitive } from './primitives.ts'

/** Things to be drawn, by how they look. */
export class StyleGroups<Thing> {
  readonly #groups = new Map<string, Group<Thing>>()
  /** Neighbours mostly look alike. */
  #last: Group<Thing> | undefined

  add(fill: string | null, stroke: string | null, strokeWidth: number, thing: Thing): void {
    let group = this.#last
    if (!group || group.fill !== fill || group.stroke !== stroke || group.strokeWidth !== strokeWidth) {
      const key = `${fill} ${stroke} ${strokeWidth}`
      group = this.#groups.get(key) ?? { fill, stroke, strokeWidth, things: [] }
      this.#groups.set(key, group)
      this.#last = group
    }
    group.things.push(thing)
  }

  primitives(draw: (pen: Pen, thing: Thing) => void): TracedPrimitive[] {
    return [...this.#groups.values()].map(({ things, ...look }) => ({
      kind: 'traced',
      ...look,
      trace(pen) {
        for (const thing of things) draw(pen, thing)
      },
    }))
  }
}

interface Group<Thing> {
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number
  readonly things: Thing[]
}
