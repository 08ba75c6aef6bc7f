import { pathData, rectangle } from '@ramify/geometry'
import type { ShapePrimitive } from '@ramify/scene'
import { memo, useLayoutEffect, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PrimitiveViews } from '../../canvas/PrimitiveViews.tsx'
import { useZoom } from '../../canvas/use-view.ts'
import type { Lift } from '../gestures/preview.ts'
import { CountPill } from '../overlays/CountPill.tsx'
import styles from '../overlays/Overlays.module.css'
import { useDrag } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { ghostShift } from './ghost-shift.ts'

/** A branch in the air: its topic beside the pointer with the number of all that moves, and a veil over where it still stands. */
export function DragGhost() {
  const editor = useMapEditor()
  const lift = useDrag(editor, (drag) => drag.lift)
  const isSourceHidden = useDrag(editor, ({ gap }) => gap?.hidesSource === true)
  return (
    lift && (
      <>
        {!isSourceHidden && (
          <>
            <Veil lift={lift} />
            <LeftParents lift={lift} />
          </>
        )}
        <Carried lift={lift} />
      </>
    )
  )
}

function Carried({ lift }: { lift: Lift }) {
  const editor = useMapEditor()
  const zoom = useZoom(editor)
  const ghost = useRef<SVGGElement>(null)
  const { paper } = useStore(editor.scene)
  useLayoutEffect(() => {
    const preview = editor.gesturePreview
    const follow = () => {
      const now = preview.get()
      if (now?.kind !== 'drag') return
      const { x, y } = ghostShift(now, zoom)
      ghost.current?.setAttribute('transform', `translate(${x} ${y})`)
    }
    follow()
    return preview.subscribe(follow)
  }, [editor, zoom])
  const { held, count } = lift
  if (!held) return null
  return (
    <g ref={ghost} className={classNames(styles.ghost, styles.carried)}>
      {/* With paper behind it: what lies below would mix with its words. */}
      <path d={pathData(rectangle(held))} fill={paper} />
      <PrimitiveViews primitives={held.face.primitives} at={held} />
      {count > 1 && (
        <g transform={`translate(${held.x + held.width + 9 / zoom} ${held.y}) scale(${1 / zoom})`}>
          <CountPill count={count} />
        </g>
      )}
    </g>
  )
}

/** The lines of the root begin inside it: what stays behind is drawn again over their veil. */
const LeftParents = memo(function LeftParents({ lift: { topics, tops } }: { lift: Lift }) {
  const scene = useStore(useMapEditor().scene)
  const left = new Set(topics.flatMap(({ id, face }) => (tops.has(id) ? (face.node.parent ?? []) : [])))
  return [...left].map((id) => {
    const parent = scene.placeOf(id)
    return parent && <PrimitiveViews key={id} primitives={parent.face.primitives} at={parent} />
  })
})

/** Makes what is carried away pale where it stands, without the drawing below knowing of it. */
const Veil = memo(function Veil({ lift: { topics } }: { lift: Lift }) {
  const { paper } = useStore(useMapEditor().scene)
  const boxes = topics.map((topic) => pathData(rectangle(topic))).join('')
  const connectors = topics.flatMap(({ ties }) => ties)
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
