import { editorRoom } from './late-editor.ts'
import { useOpenEditor } from './open-editor.ts'

const ViewSwitch = editorRoom.part((room) => room.ViewSwitch)

/** Map or outline, once there is a map. */
export function ViewChoice() {
  const editor = useOpenEditor()
  return editor && <ViewSwitch editor={editor} />
}
