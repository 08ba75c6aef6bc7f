import { createStore, useStore } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import type { MapEditor } from '../map-editor.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { placeOfCarried } from './carried.ts'
import styles from './UnreadComments.module.css'

const none = createStore<ReadonlySet<string>>(new Set())
/** On the screen, however far away the map is. */
const radius = 3.5

/** A dot on the number of comments of a topic of which somebody has not read all. */
export function UnreadComments() {
  const editor = useMapEditor()
  const unread = useStore(editor.comments?.unread ?? none)
  return unread.size > 0 && <Dots editor={editor} unread={unread} />
}

function Dots({ editor, unread }: { editor: MapEditor; unread: ReadonlySet<string> }) {
  const scene = useStore(editor.scene)
  const zoom = useZoom(editor)
  return [...unread].map((id) => {
    const topic = scene.placeOf(id)
    const mark = topic && placeOfCarried(topic, { id, kind: 'comment', nth: 0 })
    return mark && <circle key={id} className={styles.dot} cx={mark.x + mark.width} cy={mark.y} r={radius / zoom} />
  })
}
