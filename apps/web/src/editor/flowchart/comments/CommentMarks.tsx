import { pathData, scalePath, translatePath } from '@ramify/geometry'
import { markGrid, markPaths } from '@ramify/scene'
import { createStore, useStore } from '../../../platform/store.ts'
import { UnreadDots } from '../../views/comments/UnreadDots.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './CommentMarks.module.css'
import { connectorMark, markCorner } from './comment-marks.ts'

const none = createStore<ReadonlyMap<string, number>>(new Map())

/** Marks on connectors that are talked about, and a dot on each mark with something unread. Marks of shapes are part of the drawing. */
export function CommentMarks() {
  const { scene, comments } = useFlowchartEditor()
  const page = useStore(scene)
  const counts = useStore(comments?.counts ?? none)
  return (
    <>
      {[...counts.keys()].map((id) => {
        const mark = connectorMark(page, id)
        if (!mark) return null
        const { x, y, width, height } = mark
        return (
          <g key={id} data-comment-mark={id}>
            <circle cx={x + width / 2} cy={y + height / 2} r={width * 0.7} fill={page.paper} />
            <path
              className={styles.mark}
              d={pathData(translatePath(scalePath(markPaths.comment, width / markGrid), x, y))}
            />
          </g>
        )
      })}
      <UnreadDots comments={comments} cornerOf={(id) => markCorner(page, id)} />
    </>
  )
}
