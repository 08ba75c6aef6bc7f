import {
  ArrowDownFromLine,
  ArrowLeftFromLine,
  ArrowRightFromLine,
  ArrowUpFromLine,
  CircleDot,
  Network,
  Orbit,
} from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { TidyDirection, TidyMethod } from './graph.ts'
import { tidied } from './tidied.ts'
import { tidy } from './tidy.ts'

const directions = [
  ['down', ArrowDownFromLine],
  ['right', ArrowRightFromLine],
  ['up', ArrowUpFromLine],
  ['left', ArrowLeftFromLine],
] as const satisfies (readonly [TidyDirection, unknown])[]

const methods = [
  ['tree', Network],
  ['radial', CircleDot],
  ['force', Orbit],
] as const satisfies (readonly [TidyMethod, unknown])[]

export function tidyActions(editor: FlowchartEditor): readonly EditorAction[] {
  const isVisible = () => editor.mayEdit
  const isEnabled = () => {
    const { pools, groups } = tidied(editor)
    return pools.length + groups.length > 0 || ('flowchart.reason.nothing-to-tidy' as const)
  }
  /** Lanes are read along, so there is one way. */
  const isLanesOnly = () => {
    const { pools, groups } = tidied(editor)
    return pools.length > 0 && groups.length === 0
  }
  const common = { group: 'edit', isVisible, isEnabled } as const
  return [
    ...directions.map(
      ([direction, icon]): EditorAction => ({
        ...common,
        id: `flowchart.tidy-${direction}`,
        label: `flowchart.action.tidy-${direction}`,
        labelNow: () =>
          direction === 'down' && isLanesOnly() ? 'flowchart.action.tidy-lanes' : `flowchart.action.tidy-${direction}`,
        icon,
        ...(direction === 'down' && { keys: ['alt+shift+d'] }),
        run: () => void tidy(editor, { method: 'layers', direction }),
      }),
    ),
    ...methods.map(
      ([method, icon]): EditorAction => ({
        ...common,
        id: `flowchart.arrange-${method}`,
        label: `flowchart.action.arrange-${method}`,
        icon,
        run: () => void tidy(editor, { method, direction: 'down' }),
      }),
    ),
  ]
}
