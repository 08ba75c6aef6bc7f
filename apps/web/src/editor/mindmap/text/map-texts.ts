import type { MapSnapshot, RichText, TextPart } from '@ramify/document'
import { inflate } from '@ramify/geometry'
import type { ItemRef, MapItem, Scene } from '@ramify/scene'
import { leadOf, type Selection } from '../../core/selection.ts'
import type { TextTarget } from '../../core/text-targets.ts'
import { drawnOf } from '../items/selected-item.ts'
import { placeOnLabel, placeOnTopic } from './place-field.ts'

type TextItem = ItemRef<MapItem>

/** What the first key would be written in: the lead topic, or the words of the line, range or callout that is selected. */
export function currentText({ ranges }: MapSnapshot, selection: Selection): ItemRef | null {
  const lead = leadOf(selection)
  // The words of a summary are its topic's.
  const topic = lead?.type === 'range' ? (ranges.get(lead.id)?.topic ?? null) : null
  return topic === null ? lead : { type: 'node', id: topic }
}

export function textOf({ nodes, lines, ranges, callouts }: MapSnapshot, { type, id }: TextItem): RichText | undefined {
  if (type === 'line') return lines.get(id)?.text
  if (type === 'callout') return callouts.get(id)?.text
  return type === 'range' ? ranges.get(id)?.text : nodes.get(id)?.text
}

/** Undefined when it is not on the map, or has no words of its own. */
export function targetOf(scene: Scene, { type, id }: TextItem): TextTarget | undefined {
  if (type === 'node') {
    const topic = scene.placeOf(id)
    return (
      topic && {
        rect: topic,
        font: topic.face.body.font,
        isOneLine: false,
        isLabel: false,
        fieldName: 'editor.field.writing',
        layField: (field, view) => placeOnTopic(field, topic, view),
      }
    )
  }
  const label = drawnOf(scene, { type, id })?.label
  if (!label) return undefined
  return {
    rect: label.box ?? inflate({ ...label.at, width: 0, height: 0 }, 24),
    font: label.font,
    // What is written along a line or on a boundary has no room for a second line.
    isOneLine: type !== 'callout',
    isLabel: true,
    fieldName: `editor.field.writing-${type}`,
    layField: (field, view) => placeOnLabel(field, label, view),
  }
}

/** How commands name a text. */
export function textPlace({ type, id }: ItemRef): { id: string; part?: TextPart } {
  return type === 'node' ? { id } : { id, part: type as TextPart }
}
