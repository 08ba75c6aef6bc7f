import { createStore } from '../../platform/store.ts'

/** Pages without a bell, such as a document, show notifications on a page of their own. */
export const bell = createStore<'absent' | 'closed' | 'open'>('absent')

export const notificationsPath = '/notifications'
