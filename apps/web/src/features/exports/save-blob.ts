/** Gives the person a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
