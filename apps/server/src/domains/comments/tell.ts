import type { Comment, CommentEvent } from '@ramify/contract'
import { countOfNode } from './counts.ts'
import type { Services } from './services.ts'
import type { CommentTables } from './tables.ts'

type Told = Pick<Services, 'database' | 'documents'>

/** A change of one thread, without what every such event says. */
type ThreadEvent = Exclude<CommentEvent, { change: 'cleared' }>
type Without<Event> = Event extends unknown ? Omit<Event, 'thread_id' | 'node_id' | 'node_count'> : never

interface Thread {
  fileId: string
  threadId: string
  nodeId: string | null
}

/** Shows a comment to everybody who has its document open. */
export function tellComment(services: Told, event: { change: 'added' | 'edited'; comment: Comment }): Promise<void> {
  const { file_guid: fileId, thread_id: threadId, node_id: nodeId } = event.comment
  return tellThread(services, { fileId, threadId, nodeId }, event)
}

export async function tellThread(
  { database, documents }: Told,
  { fileId, threadId, nodeId }: Thread,
  event: Without<ThreadEvent>,
): Promise<void> {
  const node_count = await countOfNode(database.tables<CommentTables>(), fileId, nodeId)
  const whole = { ...event, thread_id: threadId, node_id: nodeId, node_count } satisfies CommentEvent
  documents.tell(fileId, { message: { type: 'comment', event: whole } })
}

/** Many are gone at once. */
export function tellCleared({ documents }: Pick<Services, 'documents'>, fileId: string): void {
  const event: CommentEvent = { change: 'cleared' }
  documents.tell(fileId, { message: { type: 'comment', event } })
}
