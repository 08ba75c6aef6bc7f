import { inflate, type Rect } from '@ramify/geometry'
import { useMemo } from 'react'
import { useStore } from '../../platform/store.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Overlays.module.css'
import { frameOf, within } from './selected-topics.ts'
import { useIsBusy } from './use-preview.ts'
import { useZoom } from './use-view.ts'

const distance = 12

/** A dashed frame around several. Of a map of thousands only what is near the screen: dashes far away take time too. */
export function SelectionFrame({ area }: { area: Rect }) {
  const editor = useEditor()
  const scene = useStore(editor.scene)
  const selection = useStore(editor.selection)
  const zoom = useZoom(editor)
  // While a marquee grows it is the frame.
  const isBusy = useIsBusy(editor)
  const around = useMemo(() => (isBusy ? null : frameOf(scene, selection)), [scene, selection, isBusy])
  const shown = around && within(inflate(around, distance / zoom), area)
  return shown && <rect className={styles.frame} {...shown} rx={12 / zoom} />
}
