import { useEffect, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { takePanelFocus } from '../../core/panels/panel-focus.ts'
import layout from '../../views/panels/PanelLayout.module.css'
import { useMapEditor } from '../use-map-editor.ts'
import { TaskFields } from './TaskFields.tsx'
import { TaskList } from './TaskList.tsx'
import { wantedTaskPart } from './wanted-task-part.ts'

/** What is to be done: the fields of the selected topics, and all tasks of the map by the day they are due. */
export function TaskPanel() {
  const editor = useMapEditor()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => takePanelFocus('tasks', () => placeOfKeys(panel.current)?.focus()), [])
  const ids = useStore(editor.selectedTopics)
  // Rights and locks come and go while it is open.
  useStore(editor.editRight)
  useStore(editor.lockReason)
  return (
    <div ref={panel} className={layout.panel}>
      {ids.length > 0 && !editor.readOnly && <TaskFields />}
      <TaskList />
    </div>
  )
}

/** In the list, or in the field for the due day; the other one where that is not there. */
function placeOfKeys(panel: HTMLElement | null): HTMLElement | null | undefined {
  const parts = { list: '[data-task]', fields: '[data-first-field]' }
  const wanted = wantedTaskPart.get()
  return (
    panel?.querySelector<HTMLElement>(parts[wanted]) ??
    panel?.querySelector<HTMLElement>(parts[wanted === 'list' ? 'fields' : 'list'])
  )
}
