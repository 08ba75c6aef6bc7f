import { Plus } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { ActionSubmenu } from './ActionSubmenu.tsx'
import { insertIds } from './context-menu-groups.ts'

/** What a topic can be given to carry. */
export function InsertMenu() {
  const { text } = useText()
  return <ActionSubmenu label={text('editor.menu.insert')} icon={Plus} ids={insertIds} />
}
