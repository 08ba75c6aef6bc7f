import type { MapSnapshot, NodeId, NodeSnapshot } from '@ramify/document'
import { numbersIn } from '@ramify/scene'
import { useMemo } from 'react'
import { useStore } from '../../../../platform/store.ts'
import { leadOf } from '../../../core/selection.ts'
import { useMapEditor } from '../../use-map-editor.ts'
import type { RowList } from './row-list.ts'
import { indentOf, type Row } from './rows.ts'

/** A row with all that is drawn of it. */
export interface RowToDraw {
  readonly node: NodeSnapshot
  /** Empty where topics have none. */
  readonly number: string
  readonly level: number
  readonly position: number
  readonly size: number
  readonly indent: number
  readonly top: number
  readonly color: string
  readonly isTitle: boolean
  /** How many topics are folded away in it. */
  readonly hidden: number
  readonly comments: number
  /** Floating topics begin here. */
  readonly opensFloating: boolean
  readonly isSummary: boolean
  readonly isSelected: boolean
  /** Its words stand in the field, above. */
  readonly isWritten: boolean
}

/** The rows on the screen and around it, and the lead wherever it is: the field points at it. */
export function useRowsToDraw(list: RowList): readonly RowToDraw[] {
  const editor = useMapEditor()
  const { snapshot, rows, tops, first, end } = useStore(list.drawn)
  const scene = useStore(editor.scene)
  const selection = useStore(editor.selectedTopics)
  const writing = useStore(editor.writing)
  const chosen = useMemo(() => new Set(selection), [selection])
  const summaries = useMemo(() => summaryTopics(snapshot), [snapshot])
  const numberOf = useMemo(() => numbersIn(snapshot), [snapshot])
  const lead = list.indexOf(leadOf(selection) ?? '')
  const isApart = lead >= 0 && (lead < first || lead >= end)
  const indexes = Array.from({ length: end - first }, (_, nth) => first + nth)
  return (isApart ? [...indexes, lead] : indexes).flatMap((index) => {
    const row = rows[index] as Row
    const node = snapshot.nodes.get(row.id)
    if (!node) return []
    const { level, position, size, isFloating } = row
    const place = scene.placeOf(row.id)?.place
    return {
      node,
      number: numberOf(row.id),
      level,
      position,
      size,
      indent: indentOf(row),
      top: tops[index] as number,
      color: place?.branchColor ?? 'currentcolor',
      hidden: node.folded ? (place?.hidden ?? 0) : 0,
      comments: scene.parts.maker.comments.get(row.id) ?? 0,
      isTitle: level === 1 && !isFloating,
      opensFloating: level === 1 && isFloating && position === 1,
      isSummary: summaries.has(row.id),
      isSelected: chosen.has(row.id),
      isWritten: row.id === writing?.id,
    }
  })
}

function summaryTopics({ ranges }: MapSnapshot): ReadonlySet<NodeId> {
  return new Set([...ranges.values()].flatMap(({ topic }) => topic ?? []))
}
