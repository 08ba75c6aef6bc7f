import type { DrawnCallout, DrawnRange, MapItem, Primitive, Relation, Topic } from '@ramify/scene'
import { changePath, drawPrimitives, drawShape } from '../../canvas/draw-primitives.ts'
import { type KeyedElements, type KeyedKind, keyedElements } from '../../canvas/keyed-elements.ts'
import { svgElement } from '../../canvas/svg-element.ts'
import type { Assets } from '../../core/ports.ts'
import type { NearPart } from './part-near.ts'

export interface NearPartView {
  show(part: NearPart): void
  /** An item that is no longer written, or is from now on: its words stand in the text field meanwhile. */
  forget(id: string): void
}

interface Options {
  readonly assets: Assets
  readonly isWritten: (type: MapItem, id: string) => boolean
}

/** The elements of a part of the near layer, those that lie below first. */
export function nearPartView(parent: SVGElement, { assets, isWritten }: Options): NearPartView {
  const layer = <Item>(kind: KeyedKind<Item>): KeyedElements<Item> => {
    const group = svgElement('g')
    parent.append(group)
    return keyedElements(group, kind)
  }
  const named = (attribute: string, id: string, primitives: readonly Primitive[]) => {
    const group = svgElement('g', { [attribute]: id })
    drawPrimitives(group, primitives, assets)
    return group
  }
  const wordsOf = (type: MapItem, id: string, primitives: readonly Primitive[]) =>
    isWritten(type, id) ? primitives.filter(({ kind }) => kind !== 'text') : primitives

  const ranges: KeyedKind<DrawnRange> = {
    id: ({ range }) => range.id,
    isSame: Object.is,
    draw: ({ range: { id }, primitives }) => named('data-range', id, wordsOf('range', id, primitives)),
  }
  const faces: KeyedKind<Topic> = {
    id: ({ id }) => id,
    isSame: (before, topic) => before.face === topic.face && before.x === topic.x && before.y === topic.y,
    draw: (topic) => {
      const { id, face } = topic
      const group = svgElement('g', { 'data-topic': id })
      drawPrimitives(group, isWritten('node', id) ? face.drawWordless() : face.primitives, assets, topic)
      return group
    },
    // When its neighbours push it, only the transform says so: moving the words themselves would have the browser set them anew.
    change: (group, drawn, topic) => {
      if (drawn.face !== topic.face) return false
      group.setAttribute('transform', `translate(${topic.x - drawn.x} ${topic.y - drawn.y})`)
      return true
    },
  }
  const foldMarks: KeyedKind<Topic> = {
    id: ({ id }) => id,
    isSame: (before, topic) => before === topic || (before.foldMark.length === 0 && topic.foldMark.length === 0),
    draw: ({ foldMark }) => {
      if (foldMark.length === 0) return null
      const group = svgElement('g')
      drawPrimitives(group, foldMark, assets)
      return group
    },
  }
  const relations: KeyedKind<Relation> = {
    id: ({ line }) => line.id,
    isSame: Object.is,
    draw: ({ line, strokes }) => named('data-line', line.id, strokes),
  }
  const labels: KeyedKind<Relation> = {
    id: ({ line }) => line.id,
    isSame: (before, relation) => before.label === relation.label,
    draw: ({ line: { id }, label }) => named('data-words-of', id, wordsOf('line', id, label.primitives)),
  }
  const callouts: KeyedKind<DrawnCallout> = {
    id: ({ callout }) => callout.id,
    isSame: Object.is,
    draw: ({ callout: { id }, primitives }) => named('data-callout', id, wordsOf('callout', id, primitives)),
  }

  const layers = {
    behind: layer(ranges),
    ties: layer(ties),
    relations: layer(relations),
    labels: layer(labels),
    faces: layer(faces),
    foldMarks: layer(foldMarks),
    over: layer(ranges),
    callouts: layer(callouts),
  }
  return {
    show: ({ lines, topics, ranges, relations, callouts }) => {
      layers.behind.show(ranges.filter(({ layer }) => layer === 'behind'))
      layers.ties.show(lines)
      layers.relations.show(relations)
      layers.labels.show(relations)
      layers.faces.show(topics)
      layers.foldMarks.show(topics)
      layers.over.show(ranges.filter(({ layer }) => layer === 'over'))
      layers.callouts.show(callouts)
    },
    forget: (id) => {
      for (const { forget } of [layers.behind, layers.labels, layers.faces, layers.over, layers.callouts]) forget(id)
    },
  }
}

/** The line, its heads and the cell of a topic. */
const ties: KeyedKind<Topic> = {
  id: ({ id }) => id,
  isSame: Object.is,
  draw: ({ ties }) => {
    const [tie, ...others] = ties
    if (!tie || others.length === 0) return tie ? drawShape(tie) : null
    const group = svgElement('g')
    group.append(...ties.map((each) => drawShape(each)))
    return group
  },
  change: (element, drawn, topic) => {
    const [before, ...othersBefore] = drawn.ties
    const [tie, ...others] = topic.ties
    if (!before || !tie || othersBefore.length > 0 || others.length > 0) return false
    return changePath(element, before, tie)
  },
}
