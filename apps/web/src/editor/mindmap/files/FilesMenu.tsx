import { Download } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { MenuItem } from '../../../ui/menus/Menu.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { downloadFile } from './download-file.ts'

/** In the menu on the sign of the files of a topic: each can be saved, also by those who only read. */
export function FilesMenu({ id }: { id: string }) {
  const editor = useMapEditor()
  const { text } = useText()
  const files = editor.document.snapshot.nodes.get(id)?.files ?? []
  return files.map((file) => (
    <MenuItem key={file.id} icon={Download} onSelect={() => void downloadFile(editor, file)}>
      {text('editor.file.download', { name: file.name })}
    </MenuItem>
  ))
}
