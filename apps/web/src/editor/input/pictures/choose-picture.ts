/** The browser holds no input that is not in the page: one that is collected while somebody looks for a file never hears of it. */
let asking: HTMLInputElement | undefined

/** Lets the person choose a file of a kind that may be inserted. */
export function choosePicture(take: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.png,.jpg,.jpeg,image/png,image/jpeg'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) take(file)
  })
  asking = input
  asking.click()
}
