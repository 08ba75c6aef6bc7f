import type { KindName } from '@ramify/document'

/** A document with this text, and so many things beside it that count against the limit of a plan as it does. */
export const contentOf = (kind: KindName, text: string, more = 0): Record<string, unknown> => {
  const others = Array.from({ length: more }, (_, nth) => `x${nth}`)
  if (kind === 'mindmap')
    return { root: { data: { text }, children: others.map((other) => ({ data: { text: other } })) } }
  const items = [text, ...others].map((each, nth) => ({ type: 'shape', id: `s${nth}`, kind: 'process', text: each }))
  return { kind, version: '1', pages: [{ id: 'p', name: 'Page', items }] }
}
