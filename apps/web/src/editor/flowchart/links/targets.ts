import { type FlowchartSnapshot, nodeLink, pageLink } from '@ramify/document'
import type { Words } from '../../../platform/i18n/words.ts'
import { linkedNode } from '../../views/links/link-address.ts'
import { type FoundTarget, type LinkTargets, mostTargets } from '../../views/links/link-targets.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeName } from '../palette/shape-name.ts'
import { linkedPage } from './link-target.ts'

type Text = Parameters<Words>[0]['text']

/** Pages of this flowchart, and shapes on any of them but those that get the link. */
export function linkTargets(
  { document }: FlowchartEditor,
  exclude: readonly string[],
  { text }: Pick<Parameters<Words>[0], 'text'>,
): readonly LinkTargets[] {
  return [
    {
      kind: 'page',
      words: {
        label: text('flowchart.link.to-page'),
        search: text('flowchart.link.find-page'),
        none: text('flowchart.link.no-pages'),
        choose: text('flowchart.link.choose-page'),
        gone: text('flowchart.link.page-gone'),
      },
      idOf: linkedPage,
      urlOf: pageLink,
      has: (id) => document.snapshot.pages.some((page) => page.id === id),
      find: (words) => findPages(document.snapshot, words, text),
    },
    {
      kind: 'shape',
      words: {
        label: text('flowchart.link.to-shape'),
        search: text('flowchart.link.find-shape'),
        none: text('flowchart.link.no-shapes'),
        choose: text('flowchart.link.choose-shape'),
        gone: text('flowchart.link.shape-gone'),
      },
      idOf: linkedNode,
      urlOf: nodeLink,
      has: (id) => document.snapshot.shapes.has(id),
      find: (words) => findShapes(document.snapshot, words, new Set(exclude), text),
    },
  ]
}

export function pageName({ pages }: FlowchartSnapshot, id: string, text: Text): string {
  const number = pages.findIndex((page) => page.id === id) + 1
  const name = pages[number - 1]?.name.text.trim() ?? ''
  return name === '' ? text('flowchart.page.number', { number }) : name
}

/** What a shape says, or what it is. */
export function shapeWords({ kind, text: words }: { kind: string; text: { text: string } }, text: Text): string {
  return words.text.trim() === '' ? shapeName(kind, text) : words.text
}

function findPages(snapshot: FlowchartSnapshot, words: string, text: Text): FoundTarget[] {
  const wanted = words.trim().toLowerCase()
  return snapshot.pages
    .map(({ id }) => ({ id, name: pageName(snapshot, id, text), place: '' }))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, mostTargets)
}

/** Page by page. */
function findShapes(
  snapshot: FlowchartSnapshot,
  words: string,
  exclude: ReadonlySet<string>,
  text: Text,
): FoundTarget[] {
  const wanted = words.trim().toLowerCase()
  const names = new Map(snapshot.pages.map(({ id }) => [id, pageName(snapshot, id, text)]))
  const byPage = new Map<string, FoundTarget[]>(snapshot.pages.map(({ id }) => [id, []]))
  for (const shape of snapshot.shapes.values()) {
    if (exclude.has(shape.id) || shape.kind === 'group') continue
    const found = byPage.get(shape.page)
    if (!found || found.length === mostTargets) continue
    const name = shapeWords(shape, text)
    if (name.toLowerCase().includes(wanted)) found.push({ id: shape.id, name, place: names.get(shape.page) ?? '' })
  }
  return [...byPage.values()].flat().slice(0, mostTargets)
}
