import { lazyComponent } from '../../../platform/lazy-module.tsx'
import { isPhone } from '../../../platform/phone.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { personDatabase } from '../../../platform/sync/storage/person-database.ts'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import type { DocumentAddress } from '../address.ts'
import { editorModule } from '../editor-host/lazy-editor.ts'
import type { BarLook } from './bar-look.ts'
import { desk } from './lazy-desk.ts'

// Apart from home: it brings the document model and live editing with it.
const DocumentPage = lazyComponent(
  () => {
    // Wanted as soon as the page is there: it must not wait for it. Whoever shows the editor tells of a failure.
    editorModule
      .open()
      .then(({ fetchUsualFonts }) => fetchUsualFonts())
      .catch(() => undefined)
    // Meanwhile the browser can open what it has of the person's documents.
    const person = sessionStore.get()?.user
    if (person) personDatabase(person.user_id).open()
    const page = import('./DocumentPage.tsx').then((room) => room.DocumentPage)
    // Shown at once with all of its bar.
    return isPhone() ? page : desk.open().then(() => page)
  },
  <ProgressLine />,
)

/** One document, over the whole window. */
export function DocumentScreen({ address, look }: { address: DocumentAddress; look: BarLook }) {
  return <DocumentPage key={`${address.kind} ${address.id}`} address={address} look={look} />
}
