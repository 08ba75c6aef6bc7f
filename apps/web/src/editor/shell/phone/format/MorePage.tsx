import { Ellipsis } from 'lucide-react'
import { useActions } from '../../../../platform/actions/ActionProvider.tsx'
import { runAction } from '../../../../platform/actions/run-action.ts'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { useText } from '../../../../platform/i18n/language.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { openPanel } from '../../../core/panels/open-panel.ts'
import { useEditor } from '../../../core/use-editor.ts'
import type { Editor, FormatOfKind, FormatRow } from '../../../editor-kind.ts'
import { openPage } from '../sheet-pages.ts'
import styles from './MorePage.module.css'
import { PageRow } from './PageRow.tsx'

/** Everything else about what is selected. */
export function MorePage({ format }: { format: FormatOfKind }) {
  const editor = useEditor<Editor>()
  const rows = format.useRows()
  const tiles = format.tiles(editor)
  const { text } = useText()
  return (
    <div className={styles.page}>
      {rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
      <div className={styles.tiles}>
        {tiles.map((id) => (
          <Tile key={id} id={id} />
        ))}
      </div>
      <PageRow label={text('editor.phone.all-actions')} icon={Ellipsis} onClick={openMenu} />
    </div>
  )
}

/** Where there is a mouse, its right button does that. */
function openMenu(): void {
  openPanel.set(null)
  document
    .querySelector('[data-map]')
    ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
}

function Row({ row: { label, icon, value, leadsTo } }: { row: FormatRow }) {
  const { text } = useText()
  const actions = useActions()
  const go = () => {
    if ('sheet' in leadsTo) return openPage.set(leadsTo.sheet)
    const action = actions.find(({ id }) => id === leadsTo.action)
    openPanel.set(null)
    if (action) void runAction(action)
  }
  return <PageRow label={text(label)} icon={icon} value={value} onClick={go} />
}

/** What it puts on the page is seen there: the sheet is out of the way. */
function Tile({ id }: { id: string }) {
  const action = useAction(id)
  if (!action?.icon) return null
  const { label, shortLabel, icon, disabledReason, run } = action
  const act = () => {
    if (disabledReason === null) openPanel.set(null)
    run()
  }
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={label}
      aria-disabled={disabledReason !== null || undefined}
      onClick={act}
    >
      <Icon icon={icon} size="l" />
      <span>{shortLabel}</span>
    </button>
  )
}
