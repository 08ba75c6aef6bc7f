import type { MapSnapshot, NodeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { ComposedExport } from '../pages/compose-export.ts'
import { type PdfFile, type PdfRef, refTo } from './file/pdf-file.ts'
import { pdfText } from './file/pdf-text.ts'

interface Bookmark {
  readonly title: string
  readonly place: Point & { readonly page: number }
  readonly children: Bookmark[]
}

/** The outline beside the pages: the branches of a map, the pages of a flowchart. Null for nothing to list. */
export function addBookmarks(
  file: PdfFile,
  composed: ComposedExport,
  destination: (place: Point & { readonly page: number }) => string | null,
): PdfRef | null {
  const list = composed.kind === 'mindmap' ? branches(composed) : pages(composed)
  return list.length === 0 ? null : write(file, list, destination)
}

const longestTitle = 200

function pages({ pages: all }: ComposedExport): Bookmark[] {
  return all.map(({ name, bounds }, page) => ({
    title: titleOf(name),
    place: { page, x: bounds.x, y: bounds.y },
    children: [],
  }))
}

function branches({ snapshot, scene, branch }: Extract<ComposedExport, { kind: 'mindmap' }>): Bookmark[] {
  const list: Bookmark[] = []
  const left: { id: NodeId; into: Bookmark[] }[] = topsOf(snapshot, branch).map((id) => ({ id, into: list }))
  for (let next = left.shift(); next; next = left.pop()) {
    const node = snapshot.nodes.get(next.id)
    const topic = scene.placeOf(next.id)
    if (!node || !topic) continue
    const children: Bookmark[] = []
    next.into.push({ title: titleOf(node.text.text), place: { page: 0, x: topic.x, y: topic.y }, children })
    if (node.folded) continue
    for (const id of node.children.toReversed()) left.push({ id, into: children })
  }
  return list
}

const topsOf = (snapshot: MapSnapshot, branch: NodeId | null) =>
  branch === null ? [snapshot.root, ...snapshot.floating] : [branch]

const titleOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestTitle) || '–'

/** Items name their parent and what is beside and below them. Shown are the first two levels. */
function write(
  file: PdfFile,
  list: readonly Bookmark[],
  destination: (place: Bookmark['place']) => string | null,
): PdfRef {
  const root = file.reserve()
  const left = [{ parent: root, items: list, depth: 0 }]
  const heads = new Map<PdfRef, string>()
  for (let next = left.pop(); next; next = left.pop()) {
    const { parent, items, depth } = next
    const refs = items.map(() => file.reserve())
    const [first] = refs
    const last = refs.at(-1)
    if (first === undefined || last === undefined) continue
    const count = depth === 0 ? items.length : -items.length
    file.set(
      parent,
      `<<${heads.get(parent) ?? '/Type/Outlines'}/First ${refTo(first)}/Last ${refTo(last)}/Count ${count}>>`,
    )
    for (const [nth, { title, place, children }] of items.entries()) {
      const ref = refs[nth] as PdfRef
      const before = nth > 0 ? `/Prev ${refTo(refs[nth - 1] as PdfRef)}` : ''
      const after = nth < refs.length - 1 ? `/Next ${refTo(refs[nth + 1] as PdfRef)}` : ''
      const to = destination(place)
      const head = `/Title${pdfText(title)}/Parent ${refTo(parent)}${before}${after}${to === null ? '' : `/Dest${to}`}`
      heads.set(ref, head)
      file.set(ref, `<<${head}>>`)
      if (children.length > 0) left.push({ parent: ref, items: children, depth: depth + 1 })
    }
  }
  return root
}
