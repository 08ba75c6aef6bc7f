import { Backdrop } from './Backdrop.tsx'
import { PaperPattern } from './PaperPattern.tsx'

/** What lies behind a map. */
export function MapBackground() {
  return (
    <>
      <PaperPattern />
      <Backdrop />
    </>
  )
}
