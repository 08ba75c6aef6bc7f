import type { LineSnapshot, MapSnapshot, NodeId } from '@ramify/document'
import { inflate, intersects, type Rect } from '@ramify/geometry'
import type { Theme } from '@ramify/themes'
import { gapsIn } from '../../drawing/gaps.ts'
import type { Face } from '../faces/face.ts'
import { drawRelation, hasLabelStill, type Relation, withGaps } from '../relations/relation.ts'
import type { BranchIndex } from './branch-index.ts'
import type { FaceMaker } from './face-maker.ts'
import { roomIn } from './label-room.ts'
import { PlacedLabels } from './placed-labels.ts'
import type { Plan } from './plan.ts'
import type { Topic } from './topic.ts'
import type { Topics } from './topics.ts'

interface Parts {
  readonly snapshot: MapSnapshot
  readonly theme: Theme
  readonly maker: FaceMaker
  readonly plan: Plan
  readonly paper: string
  readonly index: BranchIndex
  readonly topics: Topics
  /** Undefined while a topic is folded away. */
  readonly placeOf: (id: NodeId) => Topic | undefined
}

/** The relation lines of a scene, drawn when somebody looks. */
export class SceneRelations {
  readonly #parts: Parts
  #all: readonly Relation[] | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Those whose both ends are shown. */
  get all(): readonly Relation[] {
    this.#all ??= this.#draw()
    return this.#all
  }

  /**
   * Without the pieces where it would cross words of topics. The same object as long as it passes the same words, so that a screen can
   * tell what to draw again.
   */
  withoutWords(relation: Relation): Relation {
    const { plan, index: branches, topics } = this.#parts
    const words: Rect[] = []
    for (const index of branches.within(relation.bounds)) {
      const { body, style } = plan.faces[index] as Face
      if (body.shape.edge !== 'bare' || style.fill !== null) continue
      const topic = topics.at(index)
      if (intersects(topic, relation.bounds)) words.push(inflate(topic, halo))
    }
    const gaps = gapsIn(relation.curve, words)
    const key = gaps.join()
    const known = partedBefore.get(relation)
    if (known?.key === key) return known.relation
    const parted = withGaps(relation, gaps)
    partedBefore.set(relation, { key, relation: parted })
    return parted
  }

  #draw(): Relation[] {
    const { snapshot, placeOf } = this.#parts
    const labels = new PlacedLabels()
    return [...snapshot.lines.values()].flatMap((line) => {
      const from = placeOf(line.from)
      const to = placeOf(line.to)
      if (!from || !to) return []
      const relation = this.#drawOne(line, from, to, labels)
      if (relation.label.box) labels.add(relation.label.box)
      return [relation]
    })
  }

  /** Again only when its ends or its words moved or it looks different: there may be thousands, and somebody is typing. */
  #drawOne(line: LineSnapshot, from: Topic, to: Topic, labels: PlacedLabels): Relation {
    const { theme, maker, paper, index, topics } = this.#parts
    const known = drawnBefore.get(line)
    const roomAt = (box: Rect) => roomIn(box, index, topics, labels)
    const isSame = known?.from === from && known.to === to && known.paper === paper && known.maker === maker
    if (isSame && hasLabelStill(known.relation, roomAt)) return known.relation
    const relation = drawRelation(line, from, to, roomAt, theme, paper, maker.measurer)
    drawnBefore.set(line, { from, to, paper, maker, relation })
    return relation
  }
}

interface DrawnBefore {
  readonly from: Topic
  readonly to: Topic
  readonly paper: string
  /** Of one theme and one measurer. */
  readonly maker: FaceMaker
  readonly relation: Relation
}

/** What stays free around words that a relation line passes. */
const halo = 2

const partedBefore = new WeakMap<Relation, { readonly key: string; readonly relation: Relation }>()

const drawnBefore = new WeakMap<LineSnapshot, DrawnBefore>()
