import type { ChangeSort, MapDifference, NodeId } from '@ramify/document'
import { intersects, pathData } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import { type ComponentType, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useArea } from '../../canvas/use-view.ts'
import { followView, fromRest } from '../../core/viewport/follow-view.ts'
import { ChangeSign } from '../../views/difference/ChangeSign.tsx'
import { OldWords } from '../../views/difference/OldWords.tsx'
import { PickedThing } from '../items/SelectedItemRing.tsx'
import overlays from '../overlays/Overlays.module.css'
import { ring } from '../overlays/ring.ts'
import { SelectionRings } from '../overlays/SelectionRings.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './DifferenceOverlays.module.css'
import { oldWords } from './old-words.ts'

/** Between a topic and what it said before. */
const gap = 8
/** More are so small that nobody can tell them apart. */
const mostMarks = 600

/**
 * What lies over the drawing of a difference: dashes of what was removed, a sign for each sort of change, so that nobody has to tell them by
 * colour, and what topics said before.
 */
export function differenceOverlays(difference: MapDifference): ComponentType {
  const { beside } = oldWords(difference)
  return function DifferenceOverlays() {
    const editor = useMapEditor()
    const sheet = useRef<SVGSVGElement>(null)
    const { x, y, zoom } = useStore(editor.restingView)
    useLayoutEffect(() => (sheet.current ? followView(sheet.current, editor, fromRest) : undefined), [editor])
    const topics = useMarkedTopics(difference)
    return (
      <>
        <svg ref={sheet} className={overlays.sheet} aria-hidden="true">
          <g transform={`scale(${zoom}) translate(${-x} ${-y})`}>
            {topics.map(({ topic, sort }) => sort === 'removed' && <RemovedTopic key={topic.id} topic={topic} />)}
            <SelectionRings />
            <PickedThing />
            {topics.map(({ topic, sort }) => (
              <ChangeSign key={topic.id} at={topic} sort={sort} />
            ))}
          </g>
        </svg>
        <OldWords
          all={topics.flatMap(({ topic }) => {
            const words = beside.get(topic.id)
            return words === undefined ? [] : [{ id: topic.id, words, style: placeBeside(topic) }]
          })}
        />
      </>
    )
  }
}

interface Marked {
  readonly topic: Topic
  readonly sort: ChangeSort
}

/** Those on the screen, and a little around it. */
function useMarkedTopics({ nodes }: MapDifference): readonly Marked[] {
  const editor = useMapEditor()
  const scene = useStore(editor.scene)
  const area = useArea(editor)
  return useMemo(() => {
    const marked = ([id, { sort }]: [NodeId, { sort: ChangeSort }]): Marked[] => {
      const topic = scene.placeOf(id)
      return topic && intersects(topic, area) ? [{ topic, sort }] : []
    }
    return [...nodes].flatMap(marked).slice(0, mostMarks)
  }, [nodes, scene, area])
}

function RemovedTopic({ topic }: { topic: Topic }) {
  const { connector } = topic
  return (
    <>
      {connector?.stroke && <path className={styles.dashedLine} d={pathData(connector.path)} />}
      <path className={styles.dashedBox} d={pathData(ring(topic, 0))} />
    </>
  )
}

function placeBeside({ x, y, width, height, direction }: Topic) {
  const top = y + height / 2
  return direction === 'left'
    ? { left: x - gap, top, transform: 'translate(-100%, -50%)' }
    : { left: x + width + gap, top, transform: 'translateY(-50%)' }
}
