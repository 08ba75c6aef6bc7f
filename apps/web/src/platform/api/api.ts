import { createClient } from '@ramify/contract'
import { fetchTransport } from './transport.ts'

/** Every call of the contract: `await api('/user/info', {})`. */
export const api = createClient(fetchTransport)
