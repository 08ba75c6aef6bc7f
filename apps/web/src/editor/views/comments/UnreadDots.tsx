import type { Point } from '@ramify/geometry'
import { createStore, useStore } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import type { Comments } from '../../core/ports.ts'
import { useEditor } from '../../core/use-editor.ts'
import type { ViewsEditor } from '../views-editor.ts'
import styles from './UnreadDots.module.css'

interface Props {
  comments: Comments | null
  /** Where the dot of an item is, on the page; null where its comments have no mark. */
  cornerOf: (id: string) => Point | null
}

const none = createStore<ReadonlySet<string>>(new Set())
/** On the screen, however far away the page is. */
const radius = 3.5

/** A dot on the comment mark of each item of which somebody has not read all. */
export function UnreadDots({ comments, cornerOf }: Props) {
  const unread = useStore(comments?.unread ?? none)
  return unread.size > 0 && <Dots ids={unread} cornerOf={cornerOf} />
}

function Dots({ ids, cornerOf }: { ids: ReadonlySet<string> } & Pick<Props, 'cornerOf'>) {
  const editor = useEditor<ViewsEditor>()
  useStore(editor.scene)
  const zoom = useZoom(editor)
  return [...ids].map((id) => {
    const corner = cornerOf(id)
    return corner && <circle key={id} className={styles.dot} cx={corner.x} cy={corner.y} r={radius / zoom} />
  })
}
