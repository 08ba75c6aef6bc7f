/** Asks for files. Any may be chosen: their content says what they are, and systems know few of their endings. */
export function chooseFiles(take: (files: readonly File[]) => void): void {
  const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true })
  input.addEventListener('change', () => take([...(input.files ?? [])]))
  input.click()
}
