export { HistoryLayer } from './HistoryLayer.tsx'
export { historyActions } from './history-actions.ts'
export { SinceVisit } from './visit/SinceVisit.tsx'
