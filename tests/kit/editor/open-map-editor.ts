import { createMapEditor } from '../../../apps/web/src/editor/mindmap/create-map-editor.ts'
import { mindmap } from '../../../apps/web/src/editor/mindmap/mindmap.ts'

type Options = Omit<Parameters<typeof createMapEditor>[0], 'kind'>

/** An editor of a map without a page. */
export const openMapEditor = (options: Options) => createMapEditor({ kind: mindmap, ...options })
