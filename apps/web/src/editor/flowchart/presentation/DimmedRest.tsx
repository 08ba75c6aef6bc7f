import { inflate, pathData, rectangle } from '@ramify/geometry'
import { useStore } from '../../../platform/store.ts'
import { shapeItem } from '../items/items.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './DimmedRest.module.css'

/** In units of the page: further than any screen shows. */
const reach = 1_000_000
/** Of the page that is seen around the presented shape, as it is. */
const margin = 8

/** Over everything but the shape that is presented. */
export function DimmedRest() {
  const editor = useFlowchartEditor()
  const scene = useStore(editor.scene)
  const id = useStore(editor.presented)
  const box = id === null ? undefined : scene.boxOf(shapeItem(id))
  if (!box) return null
  const hole = pathData(rectangle(inflate(box, margin)))
  return <path className={styles.rest} fill={scene.paper} d={`${pathData(rectangle(inflate(box, reach)))} ${hole}`} />
}
