import type { ConnectorSnapshot, FlowchartSnapshot, Link, ShapeSnapshot } from '@ramify/document'
import { leadOf } from '../../core/selection.ts'
import { linkedNode } from '../../views/links/link-address.ts'
import { openPage } from '../../views/links/open-page.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf, shapeItem } from '../items/items.ts'
import { isLockedConnector, isLockedShape } from '../items/locked.ts'

/** The page of this flowchart that a link leads to; null for any other link. */
export function linkedPage(url: string): string | null {
  const id = /^#page:(.+)$/.exec(url)?.[1]
  if (id === undefined) return null
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** A web page in another tab; a page or a shape of this flowchart here. What may not be opened is shown. False where it leads to what is gone. */
export function openLink(editor: FlowchartEditor, { url, address }: Link): boolean {
  if (url === undefined) {
    editor.dialog.set({ address })
    return true
  }
  const { snapshot } = editor.document
  const page = linkedPage(url)
  if (page !== null) {
    if (!snapshot.pages.some(({ id }) => id === page)) return false
    editor.showPage(page)
    return true
  }
  const id = linkedNode(url)
  if (id === null) {
    openPage(url)
    return true
  }
  const shape = snapshot.shapes.get(id)
  if (!shape) return false
  editor.showPage(shape.page)
  editor.select([shapeItem(id)])
  editor.centre(shapeItem(id))
  return true
}

/** What is selected that can have a link. */
export function linkable({
  document: { snapshot },
  selection,
}: FlowchartEditor): (ShapeSnapshot | ConnectorSnapshot)[] {
  const { shapes, connectors } = idsOf(selection.get())
  return [
    ...shapes.flatMap((id) => snapshot.shapes.get(id) ?? []),
    ...connectors.flatMap((id) => snapshot.connectors.get(id) ?? []),
  ]
}

/** The link of what leads the selection. */
export function leadLink({ document: { snapshot }, selection }: FlowchartEditor): Link | null {
  const lead = leadOf(selection.get())
  return lead === null ? null : linkOf(snapshot, lead.id)
}

export const linkOf = ({ shapes, connectors }: FlowchartSnapshot, id: string): Link | null =>
  (shapes.get(id) ?? connectors.get(id))?.link ?? null

/** Nobody has locked it, whether it is a shape or a connector. */
export const isFreeToLink = ({ document: { snapshot } }: FlowchartEditor, { id }: { readonly id: string }): boolean =>
  !isLockedShape(snapshot, id) && !isLockedConnector(snapshot, id)
