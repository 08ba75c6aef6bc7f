import { ServerKinds } from '../../../apps/server/src/domains/documents/kinds/server-kinds.ts'
import { serverCards } from './server-kind.ts'

/** No mind maps among them: whatever takes a document for one fails. */
export const serverKinds = new ServerKinds(new URL('./server-kinds.ts', import.meta.url), [serverCards])
