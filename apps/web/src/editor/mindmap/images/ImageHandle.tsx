import { useStore, useWhile } from '../../../platform/store.ts'
import { PrimitiveViews } from '../../canvas/PrimitiveViews.tsx'
import { useZoom } from '../../canvas/use-view.ts'
import styles from '../overlays/Overlays.module.css'
import { useImagePreview, useIsBusy } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { handledPicture, handleRadius } from './resize-image.ts'

/** At the corner of the selected topic's picture; while it is drawn at, the picture as it would be. */
export function ImageHandle() {
  const editor = useMapEditor()
  const preview = useImagePreview(editor)
  const isBusy = useIsBusy(editor)
  const zoom = useZoom(editor)
  // All of them decide whether there is one, and where.
  useStore(editor.selectedTopics)
  useWhile(editor.scene, useStore(editor.writing) === null)
  const corner = preview?.corner ?? (isBusy ? null : handledPicture(editor)?.corner)
  if (!corner) return null
  const half = handleRadius / zoom
  return (
    <>
      {preview && (
        <g className={styles.ghost}>
          <PrimitiveViews primitives={[{ kind: 'image', resource: preview.resource, rect: preview.rect, radius: 8 }]} />
        </g>
      )}
      {preview && <rect className={styles.imageFrame} {...preview.rect} />}
      <g transform={`translate(${corner.x - half} ${corner.y - half}) scale(${1 / zoom})`}>
        <rect className={styles.handle} width={2 * handleRadius} height={2 * handleRadius} rx={2} />
      </g>
    </>
  )
}
