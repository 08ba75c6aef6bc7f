import { createStore } from '../store.ts'
import type { Incoming } from './read-incoming.ts'

/** What is to become a topic of a map, as soon as that is open. It stays where it is kept until it has. */
export const pendingTopic = createStore<{ readonly documentId: string; readonly incoming: Incoming } | null>(null)
