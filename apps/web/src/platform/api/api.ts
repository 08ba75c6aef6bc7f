import { createClient } from '@ramify/contract'
import { fetchTransport, readerTransport } from './transport.ts'

/** Every call of the contract: `await api('/user/info', {})`. */
export const api = createClient(fetchTransport)

/** The same for pages that guests may read too. */
export const readerApi = createClient(readerTransport)
