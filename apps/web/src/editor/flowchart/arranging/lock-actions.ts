import type { FlowchartCommand } from '@ramify/document'
import { Lock, LockOpen } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'

/** Locked things stay where they are and as they are until they are unlocked. */
export function lockActions(editor: FlowchartEditor): readonly EditorAction[] {
  const isAnyUnlocked = () => chosen(editor).some(({ locked }) => !locked)
  return [
    {
      id: 'flowchart.lock',
      label: 'flowchart.action.lock',
      labelNow: () => (areAllLocked(editor) ? 'flowchart.action.unlock' : 'flowchart.action.lock'),
      icon: Lock,
      group: 'edit',
      keys: ['mod+l'],
      isVisible: () => editor.mayEdit,
      isEnabled: () => chosen(editor).length > 0 || 'editor.reason.nothing-selected-here',
      run: () => setLocked(editor, isAnyUnlocked()),
    },
    {
      id: 'flowchart.unlock-all',
      label: 'flowchart.action.unlock-all',
      icon: LockOpen,
      group: 'edit',
      isVisible: () => editor.mayEdit,
      isEnabled: () => lockedOnPage(editor).length > 0 || 'flowchart.reason.nothing-locked',
      run: () => unlockAll(editor),
    },
  ]
}

/** Whether there is something selected and all of it is locked. */
function areAllLocked(editor: FlowchartEditor): boolean {
  const all = chosen(editor)
  return all.length > 0 && all.every(({ locked }) => locked)
}

function chosen(editor: FlowchartEditor) {
  const { snapshot } = editor.document
  const { shapes, connectors } = idsOf(editor.selection.get())
  return [
    ...shapes.map((id) => snapshot.shapes.get(id)),
    ...connectors.map((id) => snapshot.connectors.get(id)),
  ].filter((item) => item !== undefined)
}

function setLocked(editor: FlowchartEditor, locked: boolean): void {
  const { shapes, connectors } = idsOf(editor.selection.get())
  const commands: FlowchartCommand[] = []
  if (shapes.length > 0) commands.push({ type: 'setShapes', shapes, locked })
  if (connectors.length > 0) commands.push({ type: 'setConnectors', connectors, locked })
  editor.batch(commands)
}

function lockedOnPage(editor: FlowchartEditor) {
  const { shapes, connectors } = editor.document.snapshot
  const page = editor.page.get()
  return [...shapes.values(), ...connectors.values()].filter((item) => item.locked && item.page === page)
}

function unlockAll(editor: FlowchartEditor): void {
  const ids = lockedOnPage(editor)
  const { snapshot } = editor.document
  const shapes = ids.flatMap(({ id }) => (snapshot.shapes.has(id) ? [id] : []))
  const connectors = ids.flatMap(({ id }) => (snapshot.connectors.has(id) ? [id] : []))
  const commands: FlowchartCommand[] = []
  if (shapes.length > 0) commands.push({ type: 'setShapes', shapes, locked: false })
  if (connectors.length > 0) commands.push({ type: 'setConnectors', connectors, locked: false })
  editor.batch(commands)
}
