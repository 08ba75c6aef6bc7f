import type { NodeId, NodeSnapshot } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { restingView } from '../viewport/resting-view.ts'
import { writeField } from './field-text.ts'
import { placeField } from './place-field.ts'

/** What the field lies over: the drawing of a topic, or its row in the outline. */
export interface WritingPlace {
  /** Whether there is something to lie over. */
  readonly has: (id: NodeId) => boolean
  readonly lay: (field: HTMLElement, id: NodeId | null) => void
  /** Writes a topic's text into the field, set as it is set there. */
  readonly fill: (field: HTMLElement, node: NodeSnapshot) => void
  readonly show: (id: NodeId) => void
  /** Tells whenever the field may lie wrong. */
  readonly subscribe: (listener: () => void) => () => void
}

export function onMap(editor: Editor): WritingPlace {
  const { scene, screen } = editor
  const resting = restingView(editor)
  return {
    has: (id) => scene.get().placeOf(id) !== undefined,
    lay: (field, id) =>
      placeField(field, id === null ? undefined : scene.get().placeOf(id), resting.get(), screen.get()),
    fill: (field, node) => {
      const face = scene.get().placeOf(node.id)?.face
      if (face) writeField(field, node.text, face.body.font)
    },
    show: editor.show,
    subscribe: (listener) => {
      const stops = [scene.subscribe(listener), resting.subscribe(listener), screen.subscribe(listener)]
      return () => stops.forEach((stop) => void stop())
    },
  }
}
