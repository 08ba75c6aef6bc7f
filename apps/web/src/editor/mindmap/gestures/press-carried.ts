import { goToPanel } from '../../core/panels/panel-focus.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { Carried } from '../content/carried-state.ts'
import { openLink } from '../links/open-link.ts'
import type { MapEditor } from '../map-editor.ts'
import { goToTasks } from '../tasks/wanted-task-part.ts'
import { pressTopic } from './press-topic.ts'

/** A press on what a topic carries: selects and drags as one on its words does; let go where it was, it opens what is there. */
export function pressCarried(editor: MapEditor, carried: Carried, start: Sample): Gesture {
  const wasSelected = editor.selectedTopics.get().includes(carried.id)
  // A link opens by a plain click, and by one with Ctrl or Command, as on any page.
  const press = carried.kind === 'link' ? { ...start, toggles: false, extends: false } : start
  const isPlain = !press.toggles && !press.extends
  const inner = pressTopic(editor, carried.id, press)
  const pressed: Gesture = {
    ...inner,
    move: (sample) => {
      const next = inner.move(sample)
      return next === inner ? pressed : next
    },
    end: (sample) => {
      inner.end(sample)
      if (isPlain) open(editor, carried, sample, wasSelected)
    },
  }
  return pressed
}

function open(editor: MapEditor, carried: Carried, { point }: Sample, wasSelected: boolean): void {
  const node = editor.document.snapshot.nodes.get(carried.id)
  const { menu, dialog } = editor.content
  switch (carried.kind) {
    case 'link':
      if (node?.link) openLink(editor, node.link)
      break
    case 'note':
      if (!editor.readOnly) goToPanel('note')
      break
    case 'comment':
      editor.comments?.open(carried.id)
      break
    case 'image':
      if (node?.image && wasSelected) dialog.set({ kind: 'picture', resource: node.image.resource })
      break
    case 'files':
      menu.set({ carried, at: point })
      break
    case 'due':
    case 'assignee':
      goToTasks('fields')
      break
    default:
      if (!editor.readOnly) menu.set({ carried, at: point })
  }
}
