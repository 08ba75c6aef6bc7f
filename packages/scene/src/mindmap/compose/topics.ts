import type { NodeId } from '@ramify/document'
import { anchorX, directionOf, type Layout, type Places } from '@ramify/layouts'
import { cellOf } from '../cell.ts'
import type { Face } from '../faces/face.ts'
import { connectorEnds, isInTable } from './connector-ends.ts'
import type { Plan } from './plan.ts'
import { samePlace, Topic, type TopicPlace } from './topic.ts'

/** Makes topics of one scene when they are asked for. Scenes that follow each other share those that stayed the same. */
export class Topics {
  readonly #plan: Plan
  readonly #places: Places
  readonly #paper: string
  /** Few of them are looked at before the map is another one. */
  readonly #made = new Map<number, Topic>()
  readonly #shared: Map<NodeId, Topic>

  constructor(plan: Plan, places: Places, paper: string, before: Topics | undefined) {
    this.#plan = plan
    this.#places = places
    this.#paper = paper
    this.#shared = before ? before.#shared : new Map()
    // Topics that are gone would stay for ever.
    if (this.#shared.size > 2 * plan.forest.size + 1000) this.#shared.clear()
  }

  at(index: number): Topic {
    const made = this.#made.get(index)
    if (made) return made
    const place = this.#placeOf(index)
    const { id } = place.face.node
    const shared = this.#shared.get(id)
    const topic = shared && samePlace(shared.place, place) ? shared : new Topic(place)
    if (topic !== shared) this.#shared.set(id, topic)
    this.#made.set(index, topic)
    return topic
  }

  #placeOf(index: number): TopicPlace {
    const { forest, faces, hidden } = this.#plan
    const face = faces[index] as Face
    const parent = forest.parent[index] as number
    const { exit, beyond } = this.#places.layouts[index] as Layout
    return {
      face,
      x: this.#places.x[index] as number,
      y: this.#places.y[index] as number,
      direction: directionOf(this.#places, index),
      exitX: anchorX(forest, this.#places, index, exit, this.#places.mirrored[index] as number),
      stacksDown: beyond === 'left' || beyond === 'right',
      ends: connectorEnds(this.#plan, this.#places, index),
      cell: cellOf(this.#places.cells, index),
      isInTable: isInTable(this.#places, forest, index),
      lineStyle: parent < 0 ? undefined : (this.#places.layouts[parent] as Layout).line,
      // The root has no line of its own.
      branchColor: (face.role.kind === 'root' ? (faces[index + 1] ?? face) : face).style.line.color,
      hidden: hidden.get(index) ?? 0,
      paper: this.#paper,
    }
  }
}
