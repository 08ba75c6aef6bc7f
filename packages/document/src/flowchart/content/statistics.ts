import type { Statistics } from '../../core/statistics.ts'
import type { FlowchartSnapshot } from '../snapshot/snapshot.ts'

/** Counts what lives: a shape counts as a node. */
export function flowchartStatistics({ shapes, pages }: FlowchartSnapshot): Statistics {
  const resources = new Set<string>()
  let imageNum = 0
  for (const { image } of shapes.values()) {
    if (!image) continue
    imageNum++
    resources.add(image.resource)
  }
  for (const { background } of pages) if (background?.image !== undefined) resources.add(background.image)
  return { nodeNum: shapes.size, imageNum, resourceIds: [...resources].sort().join(',') }
}

/** Everything that people can search for, page by page. */
export function flowchartTexts({ pages, shapes, labels }: FlowchartSnapshot): string[] {
  const texts = [
    ...pages.map(({ name }) => name),
    ...[...shapes.values()].flatMap(({ text, note }) => [text, note]),
    ...[...labels.values()].map(({ text }) => text),
  ]
  return texts.flatMap(({ text }) => (text === '' ? [] : [text]))
}
