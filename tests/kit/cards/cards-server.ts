import { runServer } from '../../../apps/server/src/main.ts'
import { serverKinds } from './server-kinds.ts'

// The real server, with other kinds of document.
await runServer({ kinds: serverKinds })
