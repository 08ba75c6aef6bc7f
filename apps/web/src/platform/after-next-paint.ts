/** Resolves when what is in the page now is on the screen. In a tab that nobody looks at nothing is painted: then at once. */
export async function afterNextPaint(): Promise<void> {
  if (document.hidden) return
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}
