import type { KindName } from '@ramify/document'
import { flowchart } from './flowchart.ts'
import { mindmap } from './mindmap.ts'
import type { ServerKind } from './server-kind.ts'
import { ServerKinds } from './server-kinds.ts'

const kinds: Record<KindName, ServerKind> = { mindmap, flowchart }

/** The kinds of document of the product. */
export const serverKinds = new ServerKinds(new URL('./table.ts', import.meta.url), Object.values(kinds))
