import { pathData, polyline } from '@ramify/geometry'
import type { ReactNode } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './Overlays.module.css'

/** Connectors between what is carried and what stays, as long as their ways are not found. */
export function CarriedLines() {
  const editor = useFlowchartEditor()
  const carried = useStore(editor.carried)
  const { color } = useStore(editor.scene).parts.tools.theme.connector
  if (!carried?.moving) return null
  const lines = carried.parts.hangingLines(carried.by).filter(({ length }) => length > 1)
  return <path className={styles.hanging} stroke={color} d={lines.map((line) => pathData(polyline(line))).join('')} />
}

/** What is carried is drawn where it is in the hand. */
export function MovedWithCarried({ children }: { children: ReactNode }) {
  const { x, y } = useStore(useFlowchartEditor().carried)?.by ?? { x: 0, y: 0 }
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}
