import { parentPort, workerData } from 'node:worker_threads'
import { type SqliteResult, type SqliteStatement, SqliteStatements } from './sqlite-statements.ts'

/** One statement, or several as one transaction. */
export type WriterWork = SqliteStatement | readonly SqliteStatement[]

export interface WriterRequest {
  id: number
  work: WriterWork
}

export type WriterAnswer =
  | { id: number; results: SqliteResult[] | null }
  /** Plain values: an Error loses its own properties on the way between threads. */
  | { id: number; error: { message: string; code?: string; errcode?: number } }

const statements = new SqliteStatements(workerData as string, { readOnly: false })

parentPort?.on('message', (message: WriterRequest | 'close') => {
  if (message === 'close') {
    statements.close()
    parentPort?.close()
    return
  }
  parentPort?.postMessage(answer(message))
})

function answer({ id, work }: WriterRequest): WriterAnswer {
  try {
    return { id, results: 'sql' in work ? [statements.run(work)] : statements.runInTransaction(work) }
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { id, error: { message, ...(code && { code }), ...(errcode !== undefined && { errcode }) } }
  }
}
