import type { Editor } from '../../editor/editor-kind.ts'
import { useStore } from '../../platform/store.ts'
import type { LiveDocument } from '../../platform/sync/index.ts'
import { HistoryPage } from './page/HistoryPage.tsx'
import { VisitPage } from './visit/VisitPage.tsx'
import { useVisitAddress } from './visit/visit-address.ts'

interface Props {
  /** Of the document. */
  name: string
  live: LiveDocument
  /** The editor of the document, which stays open below; null until it is there. */
  editor: Editor | null
}

/** The versions of a document, or what has changed since the last visit. */
export function HistoryPages(props: Props) {
  const visit = useStore(props.live.lastVisit)
  const isVisit = useVisitAddress()
  return isVisit && visit ? <VisitPage {...props} visit={visit} /> : <HistoryPage {...props} />
}
