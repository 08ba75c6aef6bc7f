import { ArrowRight, CornerDownRight, Workflow } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { ActionSubmenu } from '../../views/ActionSubmenu.tsx'

function StyleMenu() {
  const { text } = useText()
  const ids = ['orthogonal', 'rounded', 'straight', 'curved'].map((name) => `flowchart.connector-${name}`)
  return <ActionSubmenu label={text('flowchart.menu.connector-style')} icon={CornerDownRight} ids={ids} />
}

function ArrowsMenu() {
  const { text } = useText()
  const ids = ['end', 'start', 'both', 'none', 'swap'].map((name) => `flowchart.arrows-${name}`)
  return <ActionSubmenu label={text('flowchart.menu.arrows')} icon={ArrowRight} ids={ids} />
}

function JumpsMenu() {
  const { text } = useText()
  const ids = ['arc', 'gap', 'none'].map((name) => `flowchart.jumps-${name}`)
  return <ActionSubmenu label={text('flowchart.menu.jumps')} icon={Workflow} ids={ids} />
}

export const connectorSubmenus = {
  'flowchart.menu-style': StyleMenu,
  'flowchart.menu-arrows': ArrowsMenu,
  'flowchart.menu-jumps': JumpsMenu,
}
