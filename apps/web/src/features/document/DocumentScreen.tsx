import { late } from '../../platform/late.tsx'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import type { DocumentAddress } from './address.ts'
import type { BarLook } from './bar-look.ts'
import { editorRoom } from './late-editor.ts'

// Apart from home: it brings the document model and live editing with it.
const DocumentPage = late(
  () => {
    // Wanted as soon as the page is there: it must not wait for it.
    editorRoom.open().catch(() => undefined)
    return import('./DocumentPage.tsx').then((room) => room.DocumentPage)
  },
  <ProgressLine />,
)

/** One document, over the whole window. */
export function DocumentScreen({ address, look }: { address: DocumentAddress; look: BarLook }) {
  return <DocumentPage key={`${address.kind} ${address.id}`} address={address} look={look} />
}
