import { type FlowchartItems, flowchartItemsFromContent } from '@ramify/document'
import type { copyItems } from '../items/copy-items.ts'

const attribute = 'data-ramify-flowchart'

/** Our own form, as an attribute of what other programs see as an empty line. */
export function toHtml(items: ReturnType<typeof copyItems>): string {
  return `<p ${attribute}="${encodeURIComponent(JSON.stringify(items))}"></p>`
}

/** Null for anything that is not ours. */
export function fromHtml(html: string): FlowchartItems | null {
  const found = new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1]
  if (found === undefined) return null
  try {
    return flowchartItemsFromContent(JSON.parse(decodeURIComponent(found)))
  } catch {
    // Somebody else's attribute of the same name, or half of ours.
    return null
  }
}
