import { fitInside, type Size } from '@ramify/geometry'
import type { ExportImage } from '../export-ports.ts'
import { clean } from './clean.ts'

/** What is between the margins of a page, in pixels. */
const widest = 600
const highest = 860

export function imageRun(docx: typeof import('docx'), { type, bytes }: ExportImage, shown: Size, alt = '') {
  const { width, height } = fitInside(
    { width: Math.max(1, shown.width), height: Math.max(1, shown.height) },
    { width: widest, height: highest },
  )
  const transformation = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  const words = { name: clean(alt), title: clean(alt), description: clean(alt) }
  return new docx.ImageRun({ type, data: bytes, transformation, ...(alt !== '' && { altText: words }) })
}
