import { SquareDashedMousePointer } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { MenuSeparator, Submenu } from '../../../ui/menus/Menu.tsx'
import { kinds } from './kinds.ts'
import { relatives } from './select-by.ts'

/** Other topics: by what is selected, or by what they carry. */
export function SelectMenu() {
  const { text } = useText()
  return (
    <Submenu label={text('editor.menu.select')} icon={SquareDashedMousePointer}>
      {relatives.map((relative) => (
        <ActionMenuItem key={relative} id={`editor.select-${relative}`} isQuiet />
      ))}
      <MenuSeparator />
      {kinds.map((kind) => (
        <ActionMenuItem key={kind} id={`editor.select-${kind}`} isQuiet />
      ))}
    </Submenu>
  )
}
