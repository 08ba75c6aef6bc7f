import { useLayoutEffect, useRef } from 'react'
import styles from '../../canvas/Canvas.module.css'
import { useMapEditor } from '../use-map-editor.ts'
import { attachNearLayer } from './attach-near-layer.ts'

/** What is near enough to be read: topics on the screen and a little around it, as SVG in map coordinates. */
export function NearLayer() {
  const editor = useMapEditor()
  const svg = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => (svg.current ? attachNearLayer(svg.current, editor) : undefined), [editor])
  return <svg ref={svg} className={styles.near} aria-hidden="true" />
}
