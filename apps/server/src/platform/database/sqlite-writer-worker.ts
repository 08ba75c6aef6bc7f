import { parentPort, workerData } from 'node:worker_threads'
import { type SqliteResult, SqliteStatements } from './sqlite-statements.ts'

export interface WriterRequest {
  id: number
  sql: string
  parameters: readonly unknown[]
}

export type WriterAnswer =
  | { id: number; result: SqliteResult }
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

function answer({ id, sql, parameters }: WriterRequest): WriterAnswer {
  try {
    return { id, result: statements.run(sql, parameters) }
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { id, error: { message, ...(code && { code }), ...(errcode !== undefined && { errcode }) } }
  }
}
