import type { Level } from '@ramify/document'
import { topicsOfLevel } from '@ramify/scene'
import { Eraser, Layers } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { type Condition, leadNode } from '../selection/conditions.ts'
import { inOneStep } from '../topics/in-one-step.ts'

/** Looks of whole levels, from the topic that is selected. */
export function levelActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  return [
    {
      ...common,
      id: 'editor.style-to-level',
      label: 'editor.style.to-level',
      icon: Layers,
      isEnabled: ofSomeLevel(editor, () => ownLook(editor).length > 0 || 'editor.reason.no-own-style'),
      run: () => giveToLevel(editor),
    },
    {
      ...common,
      id: 'editor.reset-level',
      label: 'editor.style.reset-level',
      icon: Eraser,
      isEnabled: ofSomeLevel(
        editor,
        (level) => editor.document.snapshot.levels?.[level] !== undefined || 'editor.reason.plain-level',
      ),
      run: () => {
        const level = levelOfLead(editor)
        if (level !== null) editor.execute({ type: 'setLevelLook', level, look: null })
      },
    },
  ]
}

function levelOfLead({ scene, selectedTopics }: MapEditor): Level | null {
  return scene.get().placeOf(leadOf(selectedTopics.get()) ?? '')?.face.role.level ?? null
}

function ofSomeLevel(editor: MapEditor, isEnabled: (level: Level) => ReturnType<Condition>): Condition {
  return () => {
    if (editor.selectedTopics.get().length === 0) return 'editor.reason.nothing-selected'
    const level = levelOfLead(editor)
    return level === null ? 'editor.reason.nothing-selected' : isEnabled(level)
  }
}

const ownLook = (editor: MapEditor) => Object.keys(leadNode(editor)?.look ?? {})

/** What the topic has of its own becomes its level's; nobody there keeps anything of the kind, so that all look alike. */
function giveToLevel(editor: MapEditor): void {
  const [level, look] = [levelOfLead(editor), leadNode(editor)?.look]
  if (level === null || !look) return
  const keys = ownLook(editor)
  const dressed = topicsOfLevel(editor.document.snapshot, level).filter((node) => keys.some((key) => key in node.look))
  inOneStep(editor, () => {
    editor.continueStep({ type: 'setLevelLook', level, look })
    const ids = dressed.map(({ id }) => id)
    editor.continueStep({ type: 'setLook', ids, look: Object.fromEntries(keys.map((key) => [key, null])) })
  })
}
