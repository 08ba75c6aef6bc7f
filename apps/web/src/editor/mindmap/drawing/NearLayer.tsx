import type { LineId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { DrawnCallout, Face, MapItem, Primitive, Relation, Topic } from '@ramify/scene'
import { memo, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from '../../../platform/store.ts'
import styles from '../../canvas/Canvas.module.css'
import { isFar } from '../../canvas/far-layer.ts'
import { PrimitiveViews, ShapeView } from '../../canvas/PrimitiveView.tsx'
import { withDropGap } from '../dragging/drop-gap.ts'
import type { MapEditor } from '../map-editor.ts'
import { useDrag } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { type Near, nearTopics } from './near-topics.ts'
import { type NearPart, partNear } from './part-near.ts'

/** What is near enough to be read: topics on the screen and a little around it, as SVG in map coordinates. */
export function NearLayer() {
  const editor = useMapEditor()
  const near = useMemo(() => nearTopics(editor, () => !isFar(editor.view.get())), [editor])
  useLayoutEffect(() => near.follow(), [near])
  const shown = useWithGap(editor, useStore(near.shown))
  const branches = useStore(editor.litBranches)
  const parts = branches && partNear(shown, branches, editor.document.snapshot)
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

/** While something is carried, its new neighbours make room for it. */
function useWithGap(editor: MapEditor, shown: Near): Near {
  const gap = useDrag(editor, (drag) => drag.gap)
  const moving = useDrag(editor, ({ lift }) => lift.tops)
  return useMemo(
    () => (gap && moving ? { ...shown, topics: withDropGap(editor.scene.get(), shown.topics, gap, moving) } : shown),
    [editor, shown, gap, moving],
  )
}

function PartView({ part: { lines, topics, ranges, relations, callouts } }: { part: NearPart }) {
  const writing = useStore(useMapEditor().writing)
  const isWritten = (type: MapItem, id: string) => writing?.type === type && writing.id === id
  const rangesIn = (layer: 'behind' | 'over') =>
    ranges
      .filter((range) => range.layer === layer)
      .map(({ range, primitives }) => (
        <g key={range.id} data-range={range.id}>
          <PrimitiveViews primitives={isWritten('range', range.id) ? withoutWords(primitives) : primitives} />
        </g>
      ))
  return (
    <>
      <g>{rangesIn('behind')}</g>
      <g>
        {lines.map((topic) => (
          <ConnectorView key={topic.id} topic={topic} />
        ))}
      </g>
      <g>
        {relations.map((relation) => (
          <RelationView key={relation.line.id} relation={relation} />
        ))}
      </g>
      <g>
        {relations.map(({ line, label }) => (
          <LabelView key={line.id} line={line.id} label={label} isWritten={isWritten('line', line.id)} />
        ))}
      </g>
      <g>
        {topics.map((topic) => (
          <FaceView key={topic.id} topic={topic} isWritten={isWritten('node', topic.id)} />
        ))}
      </g>
      <g>
        {topics.map((topic) => (
          <FoldMarkView key={topic.id} topic={topic} />
        ))}
      </g>
      <g>{rangesIn('over')}</g>
      <g>
        {callouts.map((drawn) => (
          <CalloutView key={drawn.callout.id} drawn={drawn} isWritten={isWritten('callout', drawn.callout.id)} />
        ))}
      </g>
    </>
  )
}

/** They stand in the text field, above. */
function withoutWords(primitives: readonly Primitive[]): readonly Primitive[] {
  return primitives.filter(({ kind }) => kind !== 'text')
}

const ConnectorView = memo(function ConnectorView({ topic }: { topic: Topic }) {
  const { connector, cell } = topic
  return (
    <>
      {connector && <ShapeView shape={connector} />}
      {cell && <ShapeView shape={cell} />}
    </>
  )
})

interface FaceProps {
  topic: Topic
  /** Its words stand in the text field, above. */
  isWritten: boolean
}

/**
 * Drawn where the topic stood when it came into sight. When its neighbours push it, only the transform says so: moving
 * the words themselves would have the browser set them anew.
 */
const FaceView = memo(function FaceView({ topic, isWritten }: FaceProps) {
  const [drawn, draw] = useState(topic)
  if (drawn.face !== topic.face) draw(topic)
  const { x, y } = drawn.face === topic.face ? drawn : topic
  const isMoved = x !== topic.x || y !== topic.y
  return (
    <g data-topic={topic.id} transform={isMoved ? `translate(${topic.x - x} ${topic.y - y})` : undefined}>
      <FacePrimitives face={topic.face} x={x} y={y} isWritten={isWritten} />
    </g>
  )
})

const RelationView = memo(function RelationView({ relation: { line, strokes } }: { relation: Relation }) {
  return (
    <g data-line={line.id}>
      <PrimitiveViews primitives={strokes} />
    </g>
  )
})

interface LabelProps {
  line: LineId
  label: Relation['label']
  isWritten: boolean
}

const LabelView = memo(function LabelView({ line, label: { primitives }, isWritten }: LabelProps) {
  return (
    <g data-words-of={line}>
      <PrimitiveViews primitives={isWritten ? withoutWords(primitives) : primitives} />
    </g>
  )
})

const CalloutView = memo(function CalloutView({ drawn, isWritten }: { drawn: DrawnCallout; isWritten: boolean }) {
  const { callout, primitives } = drawn
  return (
    <g data-callout={callout.id}>
      <PrimitiveViews primitives={isWritten ? withoutWords(primitives) : primitives} />
    </g>
  )
})

interface FacePrimitivesProps extends Point {
  face: Face
  isWritten: boolean
}

const FacePrimitives = memo(function FacePrimitives({ face, x, y, isWritten }: FacePrimitivesProps) {
  return <PrimitiveViews primitives={isWritten ? face.drawWordless() : face.primitives} at={{ x, y }} />
})

const FoldMarkView = memo(function FoldMarkView({ topic }: { topic: Topic }) {
  return topic.foldMark.length === 0 ? null : <PrimitiveViews primitives={topic.foldMark} />
})
