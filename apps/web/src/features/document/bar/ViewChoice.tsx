import { editorModule } from '../editor-host/lazy-editor.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'

const ViewSwitch = editorModule.part((module) => module.ViewSwitch)

/** Map or outline, once there is a map. */
export function ViewChoice() {
  const editor = useOpenEditor()
  return editor && <ViewSwitch editor={editor} />
}
