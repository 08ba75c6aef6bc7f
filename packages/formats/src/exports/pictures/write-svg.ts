import { paintSvg } from '@ramify/scene'
import type { ExportPorts } from '../export-ports.ts'
import type { ExportPage } from '../pages/export-page.ts'
import { svgOptions } from './svg-options.ts'

/** A page as an SVG that needs nothing beside it: no font, no file, no script. */
export function writeSvg(page: ExportPage, ports: ExportPorts, isTransparent = false): string {
  return paintSvg(page, { ...svgOptions(ports), padding: 0, background: !isTransparent, links: true })
}
