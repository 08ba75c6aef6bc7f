import { pathData, rectangle } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import { useMemo } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useArea, useZoom } from '../../canvas/use-view.ts'
import { leadOf } from '../../core/selection.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './Overlays.module.css'
import { ring } from './ring.ts'
import { SelectionFrame } from './SelectionFrame.tsx'
import { selectedIn } from './selected-topics.ts'
import { useDrag, useWidthPreview } from './use-preview.ts'

/** Where lines lie from the shape, in pixels of the screen. */
const lineAt = 3
const haloAt = 4.5
/** More than this are so small that a line around each would be all one sees, and all the time it takes. */
const mostRings = 400

/** Around every selected topic a line, around the one that leads a halo too, around several a frame. */
export function SelectionRings() {
  const editor = useMapEditor()
  const scene = useStore(editor.scene)
  const selection = useStore(editor.selectedTopics)
  const area = useArea(editor)
  const topics = useMemo(() => selectedIn(scene, selection, area), [scene, selection, area])
  const lead = topics.find((topic) => topic.id === leadOf(selection))
  // In the air it is the ghost that counts.
  const isLifted = useDrag(editor, () => true)
  const isWidened = useWidthPreview(editor) !== null
  if (isLifted || isWidened) return null
  return (
    <>
      {selection.length > 1 && <SelectionFrame area={area} />}
      <Gaps topics={topics} paper={scene.paper} />
      {lead && <Halo topic={lead} />}
      {topics.length > mostRings ? <Wash topics={topics} /> : <Lines topics={topics} />}
    </>
  )
}

function Halo({ topic }: { topic: Topic }) {
  const zoom = useZoom(useMapEditor())
  return <path className={styles.halo} d={pathData(ring(topic, haloAt / zoom))} />
}

/** In a table the line lies on a fill, which may be of its own colour: there is paper on both its sides. */
function Gaps({ topics, paper }: { topics: readonly Topic[]; paper: string }) {
  const zoom = useZoom(useMapEditor())
  const inCells = topics.length > mostRings ? [] : topics.filter(({ place }) => place.cell !== null)
  if (inCells.length === 0) return null
  return (
    <path
      className={styles.gap}
      stroke={paper}
      d={inCells.map((topic) => pathData(ring(topic, lineAt / zoom))).join('')}
    />
  )
}

/** One path however many there are. */
function Lines({ topics }: { topics: readonly Topic[] }) {
  const zoom = useZoom(useMapEditor())
  const data = useMemo(() => topics.map((topic) => pathData(ring(topic, lineAt / zoom))).join(''), [topics, zoom])
  return <path className={styles.line} d={data} />
}

function Wash({ topics }: { topics: readonly Topic[] }) {
  const data = useMemo(() => topics.map((topic) => pathData(rectangle(topic), 0)).join(''), [topics])
  return <path className={styles.wash} d={data} />
}
