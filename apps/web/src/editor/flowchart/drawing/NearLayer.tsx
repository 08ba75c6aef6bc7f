import { useLayoutEffect, useRef } from 'react'
import styles from '../../canvas/Canvas.module.css'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { attachNearLayer } from './attach-near-layer.ts'

/** Shapes and connectors on the screen and a little around it, as SVG in coordinates of the page. */
export function NearLayer() {
  return (
    <>
      <Part part="rest" />
      <Part part="moving" />
    </>
  )
}

function Part({ part }: { part: 'rest' | 'moving' }) {
  const editor = useFlowchartEditor()
  const svg = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => (svg.current ? attachNearLayer(svg.current, editor, part) : undefined), [editor, part])
  return <svg ref={svg} className={styles.near} aria-hidden="true" />
}
