import { useMemo } from 'react'
import { useZoom } from '../../../editor/canvas/use-view.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { zoomTo } from '../../../editor/views/actions/zoom.ts'
import { CornerBar } from '../../../editor/views/CornerBar.tsx'
import { isOverviewShown } from '../../../editor/views/overview/overview-shown.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import styles from './ViewerTools.module.css'

const percents = [50, 75, 100, 150, 200]

interface Props {
  editor: Editor
  /** Within the page of somebody else: only how large it is. */
  isEmbedded: boolean
}

/** Ways to look at a shared map, at the left below it. */
export function ViewerTools({ editor, isEmbedded }: Props) {
  const { text, language } = useText()
  const zoom = useZoom(editor)
  // Drawn anew whenever its buttons are on or off.
  useStore(isOverviewShown)
  useStore(editor.lockReason)
  const { format: percent } = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language])
  return (
    <CornerBar label={text('editor.zoom')}>
      {!isEmbedded && (
        <>
          <ActionButton id="editor.overview" side="top" />
          <ActionButton id="editor.search" side="top" />
          <span className={styles.line} />
        </>
      )}
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
      {!isEmbedded && (
        <>
          <span className={styles.line} />
          <ActionButton id="viewer.reading" side="top" />
        </>
      )}
    </CornerBar>
  )
}
