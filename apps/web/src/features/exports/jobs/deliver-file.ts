import type { ServedFile } from '../../../platform/native-shell/actions.ts'
import { tellShell } from '../../../platform/native-shell/tell-shell.ts'
import { saveBlob } from '../save-blob.ts'

/** A file that somebody has exported: the bytes, or where a shell fetches them. */
export type MadeFile = Blob | ServedFile

/** Gives it to the person: into the downloads of the browser, or to the shell. */
export function deliverFile(made: MadeFile, name: string): void {
  if (made instanceof Blob) saveBlob(made, name)
  else if (!tellOf(made)) openAddress(made.url)
}

/** Whether the address can still be fetched. */
export const isThere = (made: MadeFile): boolean => made instanceof Blob || made.expires_at > Date.now()

function tellOf(file: ServedFile): boolean {
  if (file.media_type === 'image/jpeg') return tellShell('exportJPG', file)
  if (file.media_type === 'application/pdf') return tellShell('exportPDF', file)
  return false
}

/** The answer is an attachment: the shell takes it as a download, and the page stays. */
function openAddress(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.click()
}
