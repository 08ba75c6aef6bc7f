import { Palette } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { ActionSubmenu } from './ActionSubmenu.tsx'
import { styleIds } from './context-menu-groups.ts'

/** The look of a topic: carried to others, or taken off. */
export function StyleMenu() {
  const { text } = useText()
  return <ActionSubmenu label={text('editor.menu.style')} icon={Palette} ids={styleIds} />
}
