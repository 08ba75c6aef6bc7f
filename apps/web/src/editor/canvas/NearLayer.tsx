import type { Topic } from '@ramify/scene'
import { memo } from 'react'
import { useStore } from '../../platform/store.ts'
import { focusedBranch } from '../focus/focused-branch.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Canvas.module.css'
import type { NearTopics } from './near-topics.ts'
import { PrimitiveViews, ShapeView } from './PrimitiveView.tsx'
import { type NearPart, partNear } from './part-near.ts'

/** What is near enough to be read: topics on the screen and a little around it, as SVG in map coordinates. */
export function NearLayer({ near }: { near: NearTopics }) {
  const editor = useEditor()
  const shown = useStore(near.shown)
  const branch = useStore(focusedBranch(editor))
  const parts = branch === null ? null : partNear(shown, branch, editor.document.snapshot)
  return (
    <svg className={styles.near} aria-hidden="true">
      {parts ? (
        <>
          <g className={styles.dim}>
            <PartView part={parts.outside} />
          </g>
          <PartView part={parts.inside} />
        </>
      ) : (
        <PartView part={{ ...shown, lines: shown.topics }} />
      )}
    </svg>
  )
}

function PartView({ part: { lines, topics, ranges, relations } }: { part: NearPart }) {
  const writing = useStore(useEditor().writing)
  const rangesIn = (layer: 'behind' | 'over') =>
    ranges
      .filter((range) => range.layer === layer)
      .map(({ range, primitives }) => <PrimitiveViews key={range.id} primitives={primitives} />)
  return (
    <>
      <g>{rangesIn('behind')}</g>
      <g>
        {lines.map((topic) => (
          <ConnectorView key={topic.id} topic={topic} />
        ))}
      </g>
      <g>
        {topics.map((topic) => (
          <FaceView key={topic.id} topic={topic} isWritten={topic.id === writing?.id} />
        ))}
      </g>
      <g>
        {topics.map((topic) => (
          <FoldMarkView key={topic.id} topic={topic} />
        ))}
      </g>
      <g>{rangesIn('over')}</g>
      <g>
        {relations.map(({ line, primitives }) => (
          <PrimitiveViews key={line.id} primitives={primitives} />
        ))}
      </g>
    </>
  )
}

const ConnectorView = memo(function ConnectorView({ topic }: { topic: Topic }) {
  return topic.connector && <ShapeView shape={topic.connector} />
})

interface FaceProps {
  topic: Topic
  /** Its words stand in the text field, above. */
  isWritten: boolean
}

const FaceView = memo(function FaceView({ topic, isWritten }: FaceProps) {
  const { primitives } = topic.face
  return (
    <g data-topic={topic.id}>
      <PrimitiveViews
        primitives={isWritten ? primitives.filter(({ kind }) => kind !== 'text') : primitives}
        at={topic}
      />
    </g>
  )
})

const FoldMarkView = memo(function FoldMarkView({ topic }: { topic: Topic }) {
  return topic.foldMark.length === 0 ? null : <PrimitiveViews primitives={topic.foldMark} />
})
