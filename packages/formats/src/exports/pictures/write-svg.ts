import { paintSvg } from '@ramify/scene'
import type { ExportPorts } from '../export-ports.ts'
import type { ExportPage } from '../pages/export-page.ts'
import { sharingOptions } from './svg-options.ts'

export interface SvgChoices {
  readonly isTransparent?: boolean
  /** What ids begin with, where several drawings stand on one page. */
  readonly prefix?: string
}

/** A page as an SVG that needs nothing beside it: no font, no file, no script. */
export function writeSvg(
  page: ExportPage,
  ports: ExportPorts,
  { isTransparent = false, prefix }: SvgChoices = {},
): string {
  return paintSvg(page, { ...sharingOptions(ports, prefix), padding: 0, background: !isTransparent, links: true })
}
