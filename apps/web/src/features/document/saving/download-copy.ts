import { contentToJson, openMap, toContent } from '@ramify/document'
import type { LiveDocument } from '../../../platform/sync/index.ts'

/** Gives the person a file of what is on the screen: the last resort where nothing else keeps it. */
export function downloadCopy({ doc }: LiveDocument, name: string): void {
  const map = openMap(doc.get())
  const content = contentToJson(toContent(map.snapshot))
  map.destroy()
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.json`
  link.click()
  // The browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
