import { createStore } from '../../../platform/store.ts'

/** What has changed since the last visit, as long as it is offered: opens it. */
export const waitingVisit = createStore<{ readonly show: () => void } | null>(null)
