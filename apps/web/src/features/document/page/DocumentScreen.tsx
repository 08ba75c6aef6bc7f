import { lazyComponent } from '../../../platform/lazy-module.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import type { DocumentAddress } from '../address.ts'
import { editorModule } from '../editor-host/lazy-editor.ts'
import type { BarLook } from './bar-look.ts'

// Apart from home: it brings the document model and live editing with it.
const DocumentPage = lazyComponent(
  () => {
    // Wanted as soon as the page is there: it must not wait for it.
    editorModule.open().catch(() => undefined)
    return import('./DocumentPage.tsx').then((room) => room.DocumentPage)
  },
  <ProgressLine />,
)

/** One document, over the whole window. */
export function DocumentScreen({ address, look }: { address: DocumentAddress; look: BarLook }) {
  return <DocumentPage key={`${address.kind} ${address.id}`} address={address} look={look} />
}
