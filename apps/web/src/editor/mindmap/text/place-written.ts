import type { MapSnapshot, RichText } from '@ramify/document'
import { inflate, type Rect } from '@ramify/geometry'
import type { LabelPlace, Scene, Topic } from '@ramify/scene'
import type { Font } from '@ramify/text'
import type { Writing } from '../../input/text/writing.ts'
import { drawnOf } from '../items/picked.ts'

/** Where a text stands that can be written, and how it is set there. */
export interface PlaceWritten {
  /** To be kept in sight. */
  readonly rect: Rect
  readonly font: Font
  /** One of them: a topic's words are set by its face, those of a line, a boundary or a callout by their label. */
  readonly topic?: Topic
  readonly label?: LabelPlace
}

/** Undefined when it is not on the map, or has no words of its own. */
export function placeWritten(scene: Scene, { id, part }: Pick<Writing, 'id' | 'part'>): PlaceWritten | undefined {
  if (part === undefined) {
    const topic = scene.placeOf(id)
    return topic && { rect: topic, font: topic.face.body.font, topic }
  }
  const label = drawnOf(scene, { kind: part, id })?.label
  return label
    ? { rect: label.box ?? inflate({ ...label.at, width: 0, height: 0 }, 24), font: label.font, label }
    : undefined
}

export function textWritten(
  { nodes, lines, ranges, callouts }: MapSnapshot,
  { id, part }: Pick<Writing, 'id' | 'part'>,
): RichText | undefined {
  if (part === 'line') return lines.get(id)?.text
  if (part === 'callout') return callouts.get(id)?.text
  return part === 'range' ? ranges.get(id)?.text : nodes.get(id)?.text
}
