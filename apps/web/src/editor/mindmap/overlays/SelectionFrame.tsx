import { inflate, type Rect } from '@ramify/geometry'
import { useMemo } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { CountPill } from './CountPill.tsx'
import styles from './Overlays.module.css'
import { frameOf, within } from './selected-topics.ts'
import { useIsBusy } from './use-preview.ts'

const distance = 12

/**
 * A frame around several, with their number at its corner: a boundary is dashed and round, and never counts. Of a map of thousands
 * only what is near the screen.
 */
export function SelectionFrame({ area }: { area: Rect }) {
  const editor = useMapEditor()
  const scene = useStore(editor.scene)
  const selection = useStore(editor.selectedTopics)
  const zoom = useZoom(editor)
  // While a marquee grows it is the frame.
  const isBusy = useIsBusy(editor)
  const around = useMemo(() => (isBusy ? null : frameOf(scene, selection)), [scene, selection, isBusy])
  const shown = around && within(inflate(around, distance / zoom), area)
  if (!shown) return null
  return (
    <>
      <rect className={styles.frame} {...shown} />
      <g transform={`translate(${shown.x + shown.width} ${shown.y}) scale(${1 / zoom})`}>
        <CountPill count={selection.length} />
      </g>
    </>
  )
}
