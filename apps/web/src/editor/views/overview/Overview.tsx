import { useEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { attachOverview } from './attach-overview.ts'
import styles from './Overview.module.css'
import { isOverviewShown } from './overview-shown.ts'

/** The whole map in the corner, with a frame around what is looked at: a press goes there. */
export function Overview() {
  return useStore(isOverviewShown) && <OpenOverview />
}

function OpenOverview() {
  const editor = useEditor<ViewsEditor>()
  const { text } = useText()
  const cover = useCover(editor)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(
    () => (canvas.current && frame.current ? attachOverview(canvas.current, frame.current, editor) : undefined),
    [editor],
  )
  return (
    <div ref={cover} className={styles.overview}>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={text('editor.overview')} />
      <div ref={frame} className={styles.frame} data-overview-frame />
    </div>
  )
}
