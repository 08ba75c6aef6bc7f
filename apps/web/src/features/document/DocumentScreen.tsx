import { lazy, Suspense } from 'react'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import type { DocumentAddress } from './address.ts'
import type { BarLook } from './bar-look.ts'

// Apart from home: it brings the document model and live editing with it.
const DocumentPage = lazy(() => import('./DocumentPage.tsx').then(({ DocumentPage }) => ({ default: DocumentPage })))

/** One document, over the whole window. */
export function DocumentScreen({ address, look }: { address: DocumentAddress; look: BarLook }) {
  return (
    <Suspense fallback={<ProgressLine />}>
      <DocumentPage key={`${address.kind} ${address.id}`} address={address} look={look} />
    </Suspense>
  )
}
