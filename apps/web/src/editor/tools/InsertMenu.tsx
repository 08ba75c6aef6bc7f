import { Plus } from 'lucide-react'
import { useAction } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { ActionMenuItem } from '../../ui/ActionMenuItem.tsx'
import { Submenu } from '../../ui/Menu.tsx'

const ids = [
  'editor.icons',
  'editor.image',
  'editor.link',
  'editor.note',
  'editor.formula',
  'editor.callout',
  'editor.recognise',
]

/** What a topic can be given to carry. Not there while one only reads. */
export function InsertMenu() {
  const { text } = useText()
  const isThere = useAction('editor.icons') !== null
  return (
    isThere && (
      <Submenu label={text('editor.menu.insert')} icon={Plus}>
        {ids.map((id) => (
          <ActionMenuItem key={id} id={id} isQuiet />
        ))}
      </Submenu>
    )
  )
}
