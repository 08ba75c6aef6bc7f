import { UnreadDots } from '../../views/comments/UnreadDots.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { placeOfCarried } from './carried.ts'

/** A dot on the number of comments of a topic of which somebody has not read all. */
export function UnreadComments() {
  const { scene, comments } = useMapEditor()
  const cornerOf = (id: string) => {
    const topic = scene.get().placeOf(id)
    const mark = topic && placeOfCarried(topic, { id, kind: 'comment', nth: 0 })
    return mark ? { x: mark.x + mark.width, y: mark.y } : null
  }
  return <UnreadDots comments={comments} cornerOf={cornerOf} />
}
