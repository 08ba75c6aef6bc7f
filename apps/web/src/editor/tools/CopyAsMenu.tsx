import { ClipboardCopy } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { ActionSubmenu } from './ActionSubmenu.tsx'
import { copyAsIds } from './context-menu-groups.ts'

/** What is selected, for other programs. */
export function CopyAsMenu() {
  const { text } = useText()
  return <ActionSubmenu label={text('editor.menu.copy-as')} icon={ClipboardCopy} ids={copyAsIds} />
}
