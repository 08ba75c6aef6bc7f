import { pathData, rectangle } from '@ramify/geometry'
import type { ShapePrimitive, Topic } from '@ramify/scene'
import { memo, useLayoutEffect, useRef } from 'react'
import { useStore } from '../../platform/store.ts'
import { PrimitiveViews, ShapeView } from '../canvas/PrimitiveView.tsx'
import type { Lift } from '../gestures/lift.ts'
import { previewOf } from '../gestures/preview.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Overlays.module.css'
import { useDrag } from './use-preview.ts'

/** A branch in the air: a pale picture of it under the pointer, and a veil over where it still stands. */
export function DragGhost() {
  const editor = useEditor()
  const lift = useDrag(editor, (drag) => drag.lift)
  return (
    lift && (
      <>
        <Veil lift={lift} />
        <LeftParents lift={lift} />
        <Carried lift={lift} />
      </>
    )
  )
}

/** So much of a branch that one sees what it is; all of a large one would be drawn again at every move. */
const mostDrawn = 60

function Carried({ lift }: { lift: Lift }) {
  const editor = useEditor()
  const ghost = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const preview = previewOf(editor)
    const follow = () => {
      const now = preview.get()
      if (now?.kind === 'drag') ghost.current?.setAttribute('transform', `translate(${now.by.x} ${now.by.y})`)
    }
    follow()
    return preview.subscribe(follow)
  }, [editor])
  const drawn = lift.topics.slice(0, mostDrawn)
  return (
    <g ref={ghost} className={styles.ghost}>
      {drawn.map((topic) => (
        <GhostTopic key={topic.id} topic={topic} isTop={lift.tops.has(topic.id)} />
      ))}
    </g>
  )
}

/** With paper behind it: what lies below would mix with its words. */
const GhostTopic = memo(function GhostTopic({ topic, isTop }: { topic: Topic; isTop: boolean }) {
  const { paper } = useStore(useEditor().scene)
  return (
    <>
      <path d={pathData(rectangle(topic))} fill={paper} />
      {!isTop && topic.connector && <ShapeView shape={topic.connector} />}
      <PrimitiveViews primitives={topic.face.primitives} at={topic} />
    </>
  )
})

/** The lines of the root begin inside it: what stays behind is drawn again over their veil. */
const LeftParents = memo(function LeftParents({ lift: { topics, tops } }: { lift: Lift }) {
  const scene = useStore(useEditor().scene)
  const left = new Set(topics.flatMap(({ id, face }) => (tops.has(id) ? (face.node.parent ?? []) : [])))
  return [...left].map((id) => {
    const parent = scene.placeOf(id)
    return parent && <PrimitiveViews key={id} primitives={parent.face.primitives} at={parent} />
  })
})

/** Makes what is carried away pale where it stands, without the drawing below knowing of it. */
const Veil = memo(function Veil({ lift: { topics } }: { lift: Lift }) {
  const { paper } = useStore(useEditor().scene)
  const boxes = topics.map((topic) => pathData(rectangle(topic))).join('')
  const connectors = topics.flatMap(({ connector }) => connector ?? [])
  const dataOf = (wanted: (shape: ShapePrimitive) => boolean) =>
    connectors
      .filter(wanted)
      .map(({ path }) => pathData(path))
      .join('')
  return (
    <g className={styles.veil}>
      <path d={boxes} fill={paper} stroke={paper} strokeWidth={2} />
      <path d={dataOf(({ stroke }) => stroke !== null)} fill="none" stroke={paper} strokeWidth={5} />
      <path d={dataOf(({ stroke }) => stroke === null)} fill={paper} stroke={paper} strokeWidth={2} />
    </g>
  )
})
