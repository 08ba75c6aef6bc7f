import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { useZoom } from '../../canvas/use-view.ts'
import { useEditor } from '../../core/use-editor.ts'
import type { Editor } from '../../editor-kind.ts'
import { zoomTo } from '../../views/actions/zoom.ts'
import { CornerBar } from '../../views/CornerBar.tsx'
import { isOverviewShown } from '../../views/overview/overview-shown.ts'
import styles from './ZoomBar.module.css'

const percents = [50, 75, 100, 150, 200]

/** How large the document is shown, at the left below it. */
export function ZoomBar() {
  const editor = useEditor<Editor>()
  const { text, language } = useText()
  const zoom = useZoom(editor)
  // Drawn anew whenever what its buttons can do has changed.
  useStore(editor.selection)
  editor.kind.useToolChanges?.()
  useStore(isOverviewShown)
  const { format: percent } = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language])
  return (
    <CornerBar label={text('editor.zoom')}>
      <ActionButton id="editor.overview" side="top" />
      <ActionButton id="editor.zoom-out" side="top" />
      <Menu
        side="top"
        trigger={
          <button
            type="button"
            className={styles.percent}
            aria-label={text('editor.zoom.now', { percent: percent(zoom) })}
          >
            {percent(zoom)}
          </button>
        }
      >
        <ActionMenuItem id="editor.fit" />
        <MenuSeparator />
        {percents.map((each) => (
          <MenuItem key={each} isOn={Math.round(zoom * 100) === each} onSelect={() => zoomTo(editor, each / 100)}>
            {percent(each / 100)}
          </MenuItem>
        ))}
      </Menu>
      <ActionButton id="editor.zoom-in" side="top" />
      <ActionButton id="editor.fit" side="top" />
      <ActionButton id="editor.focus" side="top" />
      <ActionButton id="shortcuts.open" side="top" />
    </CornerBar>
  )
}
