import type { CopiedItems } from '../items/copy-items.ts'

const attribute = 'data-ramify-flowchart'

/** Our own form, as an attribute of what other programs see as an empty line. */
export function toHtml(items: CopiedItems): string {
  return `<p ${attribute}="${encodeURIComponent(JSON.stringify(items))}"></p>`
}

/** Null for anything that is not ours. What is in it the command checks. */
export function fromHtml(html: string): CopiedItems | null {
  const found = new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1]
  if (found === undefined) return null
  try {
    const items: unknown = JSON.parse(decodeURIComponent(found))
    return isCopied(items) ? items : null
  } catch {
    return null
  }
}

function isCopied(value: unknown): value is CopiedItems {
  const isList = (each: unknown) =>
    Array.isArray(each) && each.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
  if (typeof value !== 'object' || value === null) return false
  const { shapes, connectors } = value as Partial<CopiedItems>
  if (!isList(shapes) || !isList(connectors)) return false
  const hasBox = (shapes ?? []).every(({ box }) => typeof box === 'object' && box !== null)
  const hasEnds = (connectors ?? []).every(({ from, to }) => [from, to].every(isEnd))
  return hasBox && hasEnds
}

function isEnd(end: unknown): boolean {
  if (typeof end !== 'object' || end === null) return false
  if ('shape' in end) return typeof end.shape === 'string'
  return 'point' in end && typeof end.point === 'object' && end.point !== null
}
