import { isPending, type SaveFacts, saveStateOf } from './save-state.ts'

/** Messages people read about saving; the numbers are those of the catalogue. */
export type SaveMessage = '308' | '310' | '311' | '312' | '313' | '314' | '602' | '603'

/** What has been said since everything was last well: each thing is said once. */
export type Said = ReadonlySet<SaveMessage>

export const nothingSaid: Said = new Set()

interface News {
  messages: readonly SaveMessage[]
  said: Said
}

/** What to say now, given what has been said. */
export function messagesOn(facts: SaveFacts, said: Said): News {
  if (saveStateOf(facts) === 'saved' && facts.link === 'up') return { messages: goodNews(said), said: nothingSaid }
  const messages = badNews(facts).filter((message) => !said.has(message))
  return { messages, said: messages.length === 0 ? said : new Set([...said, ...messages]) }
}

/** The same for a document without a server. */
export function localMessagesOn({ storageWorks }: SaveFacts, said: Said): News {
  if (storageWorks) return { messages: [], said: nothingSaid }
  return said.has('308') ? { messages: [], said } : { messages: ['308'], said: new Set(['308']) }
}

function badNews(facts: SaveFacts): SaveMessage[] {
  const state = saveStateOf(facts)
  if (state === 'failed') return facts.link === 'down' && !facts.refused ? ['602', '310'] : ['308']
  if (state === 'offline') return isPending(facts) ? ['313'] : ['311']
  return facts.late ? ['312'] : []
}

/** Only what was bad news before: that everything is well as usual is for the save state to say. */
function goodNews(said: Said): SaveMessage[] {
  if (said.has('313')) return ['314']
  return said.has('602') || said.has('311') ? ['603'] : []
}
