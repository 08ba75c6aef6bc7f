import { AlignStartVertical, Layers2, Ruler, SquareDashedMousePointer } from 'lucide-react'
import type { ComponentType } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { ActionSubmenu } from '../../views/ActionSubmenu.tsx'
import { alignIds, distributeIds, orderIds, sameSizeIds } from './arrange-actions.ts'
import { selectIds } from './select-actions.ts'

const viewIds = [
  'flowchart.grid',
  'flowchart.snap',
  'flowchart.rulers',
  'flowchart.guides-remove',
  'flowchart.page-breaks',
  'flowchart.unlock-all',
]

/** Menus in the context menu, which would be too long for many screens without them. */
export const arrangeSubmenus: Readonly<Record<string, ComponentType>> = {
  align: () => {
    const { text } = useText()
    const ids = [...alignIds, ...distributeIds, ...sameSizeIds]
    return <ActionSubmenu label={text('flowchart.menu.align')} icon={AlignStartVertical} ids={ids} />
  },
  order: () => {
    const { text } = useText()
    return <ActionSubmenu label={text('flowchart.menu.order')} icon={Layers2} ids={orderIds} />
  },
  select: () => {
    const { text } = useText()
    return <ActionSubmenu label={text('editor.menu.select')} icon={SquareDashedMousePointer} ids={selectIds} />
  },
  view: () => {
    const { text } = useText()
    return <ActionSubmenu label={text('flowchart.menu.grid')} icon={Ruler} ids={viewIds} />
  },
}
