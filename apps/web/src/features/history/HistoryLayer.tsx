import { lazyComponent } from '../../platform/lazy-module.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'

/** The versions of a document, over the page of the document, which stays open below. */
export const HistoryLayer = lazyComponent(
  () => import('./HistoryPages.tsx').then((room) => room.HistoryPages),
  <ProgressLine />,
)
