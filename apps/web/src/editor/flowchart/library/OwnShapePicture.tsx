import { newFlowchart, openFlowchart } from '@ramify/document'
import { inflate } from '@ramify/geometry'
import { composeFlowchart, type FlowchartPage } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { canvasMeasurer } from '../../../platform/fonts/index.ts'
import { drawPrimitives } from '../../canvas/draw-primitives.ts'
import { svgElement } from '../../canvas/svg-element.ts'
import { itemsOf } from './own-shapes.ts'

const room = { width: 40, height: 34 }

/** What was kept, in the colours that it would have on this page. */
export const OwnShapePicture = memo(function OwnShapePicture({ content, theme }: { content: string; theme: string }) {
  const page = useMemo(() => pageOf(content, theme), [content, theme])
  const sheet = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const drawings = page?.layers().flat() ?? []
    const groups = drawings.map(({ x, y, turn = 0, opacity = 1, primitives }) => {
      const group = svgElement('g', { transform: `translate(${x} ${y}) rotate(${turn})`, opacity })
      drawPrimitives(group, primitives, null)
      return group
    })
    sheet.current?.replaceChildren(...groups)
  }, [page])
  const { x, y, width, height } = inflate(page?.bounds ?? nothing, 2)
  return <svg ref={sheet} viewBox={`${x} ${y} ${width} ${height}`} {...room} aria-hidden="true" />
})

const nothing = { x: 0, y: 0, width: 0, height: 0 }

function pageOf(content: string, theme: string): FlowchartPage | null {
  const items = itemsOf(content)
  if (!items) return null
  const chart = openFlowchart(newFlowchart({ pageName: '', theme }))
  if (!chart.execute({ type: 'addItems', ...items }).ok) return null
  return composeFlowchart({ snapshot: chart.snapshot, theme: themeById(theme), measurer: canvasMeasurer() })
}
