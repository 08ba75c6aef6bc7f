import { CallError } from '@ramify/contract'
import type { ServedFile } from '../../../platform/native-shell/actions.ts'
import { currentToken } from '../../../platform/session/session-store.ts'
import { type ExportOrder, renderInPage } from './render-in-page.ts'
import { renderOnServer, serveFromServer } from './render-on-server.ts'
import { serveBlob } from './serve-blob.ts'

/**
 * A document as a file. What is drawn of an account's documents the server draws, which knows the plan; everything else, and what the
 * server cannot be asked for now, is made in this page.
 */
export async function renderExport(order: ExportOrder): Promise<Blob> {
  return (await fromServer(order, renderOnServer)) ?? renderInPage(order)
}

/**
 * The same at an address, for shells, whose web views cannot save what a page has made. Only people with an account have such
 * addresses; for others, and without a network, the file itself. `name`: without its ending.
 */
export async function serveExport(order: ExportOrder, name: string): Promise<Blob | ServedFile> {
  const served = await fromServer(order, (each) => serveFromServer(each, name))
  if (served) return served
  const blob = await renderInPage(order)
  if (currentToken() === null || !navigator.onLine) return blob
  return serveBlob(blob, `${name}.${order.format.extension}`, order.signal)
}

/** Null where the server is not to be asked, or does not answer. */
async function fromServer<Made>(order: ExportOrder, ask: (order: ExportOrder) => Promise<Made>): Promise<Made | null> {
  const { source, format, signal } = order
  const isServers = format.isDrawn && source.fileId !== null && currentToken() !== null && navigator.onLine
  if (!isServers) return null
  try {
    return await ask(order)
  } catch (error) {
    const isUnanswered = error instanceof TypeError || (error instanceof CallError && error.errno === null)
    if (!isUnanswered || signal.aborted) throw error
    console.warn('The server does not draw it', error)
    return null
  }
}
