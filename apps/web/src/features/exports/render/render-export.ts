import { CallError } from '@ramify/contract'
import { currentToken } from '../../../platform/session/session-store.ts'
import { type ExportOrder, renderInPage } from './render-in-page.ts'
import { renderOnServer } from './render-on-server.ts'

/**
 * A document as a file. What is drawn of an account's documents the server draws, which knows the plan; everything else, and what the
 * server cannot be asked for now, is made in this page.
 */
export async function renderExport(order: ExportOrder): Promise<Blob> {
  const { source, format, signal } = order
  const isServers = format.isDrawn && source.fileId !== null && currentToken() !== null && navigator.onLine
  if (!isServers) return renderInPage(order)
  try {
    return await renderOnServer(order)
  } catch (error) {
    const isUnanswered = error instanceof TypeError || (error instanceof CallError && error.errno === null)
    if (!isUnanswered || signal.aborted) throw error
    console.warn('The server does not draw it', error)
    return renderInPage(order)
  }
}
