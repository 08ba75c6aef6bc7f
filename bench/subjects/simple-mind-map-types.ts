/** What is used of simple-mind-map, whose published types say `any` throughout. */
export interface SimpleTree {
  data: { uid: string; text: string; richText: boolean; expand: boolean }
  children: SimpleTree[]
  smmVersion?: string
}

export interface SimpleNode {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  getData(key: string): unknown
}

export interface SimpleMap {
  readonly view: { readonly x: number; readonly y: number; readonly scale: number; fit(): void }
  readonly renderer: {
    readonly nodeCache: Record<string, SimpleNode>
    readonly renderTree: SimpleTree
    moveNodeToCenter(node: SimpleNode, resetScale: boolean): void
  }
  on(event: string, heard: () => void): void
  execCommand(name: string, ...args: unknown[]): void
}

export interface SimpleMapConstructor {
  new (options: Record<string, unknown>): SimpleMap
  usePlugin(plugin: unknown): void
}
