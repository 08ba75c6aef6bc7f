import { useMemo } from 'react'
import { useZoom } from '../../../editor/canvas/use-view.ts'
import { EditorContext } from '../../../editor/core/use-editor.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { CornerBar } from '../../../editor/views/CornerBar.tsx'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { openHistory } from '../open-history.ts'
import styles from './ZoomTools.module.css'

/** How large a version is shown. */
export function ZoomTools({ editor }: { editor: Editor }) {
  const { text, language } = useText()
  const zoom = useZoom(editor)
  // What its actions can do is known only after the page is drawn.
  useStore(openHistory)
  const { format } = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language])
  return (
    <EditorContext value={editor}>
      <CornerBar label={text('editor.zoom')}>
        <ActionButton id="history.zoom-out" side="top" />
        <span className={styles.percent}>{format(zoom)}</span>
        <ActionButton id="history.zoom-in" side="top" />
        <ActionButton id="history.fit" side="top" />
      </CornerBar>
    </EditorContext>
  )
}
