import { usePart } from '../../../platform/store.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { LayoutPicker } from './LayoutPicker.tsx'
import styles from './LayoutSheet.module.css'

/** How the whole map stands, in a hand. */
export function LayoutSheet() {
  const editor = useMapEditor()
  // The map as it is, not as it is only tried on.
  const layout = usePart(editor.scene, () => editor.document.snapshot.layout)
  return (
    <div className={styles.sheet}>
      <LayoutPicker layout={layout} />
    </div>
  )
}
