export interface HostileDocument {
  readonly name: string
  make(): unknown
  /** Of topics and shapes, by their ids. */
  readonly resources?: readonly { readonly id: string; readonly name: string; readonly bytes: Uint8Array }[]
  /** Drawn with the fonts and pictures of servers; others without any, which is sooner. */
  readonly asServers?: boolean
}

export const map = (data: object, children: readonly object[] = [], more: object = {}) => ({
  ...{ version: '70', template: 'right', theme: 'sky-19', relLine: [] },
  root: { data: { id: 'r', text: 'Root', ...data }, children },
  ...more,
})

export const topic = (id: string, data: object = {}, children: readonly object[] = []) => ({
  data: { id, text: id, ...data },
  children,
})

export const chart = (items: readonly object[]) => ({
  version: '70',
  kind: 'flowchart',
  pages: [{ id: 'p', name: 'P', items }],
})

export const box = { x: 0, y: 0, width: 100, height: 50 }

export const list = <Item>(length: number, item: (nth: number) => Item): Item[] =>
  Array.from({ length }, (_, nth) => item(nth))
