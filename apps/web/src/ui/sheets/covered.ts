/** Tools over the drawing that lie wholly below a sheet: out of reach of keys and screen readers for as long as nobody sees them. */
export function createCovered(): { update: (sheet: HTMLElement) => void; release: () => void } {
  let covered: HTMLElement[] = []
  const release = () => {
    for (const each of covered) each.inert = false
    covered = []
  }
  return {
    release,
    update(sheet) {
      release()
      const over = sheet.getBoundingClientRect()
      covered = [...document.querySelectorAll<HTMLElement>('[data-over-canvas], [data-page-tabs]')].filter((each) => {
        const { top, left, right, bottom } = each.getBoundingClientRect()
        return (
          top >= over.top && bottom <= over.bottom && left >= over.left && right <= over.right && !each.contains(sheet)
        )
      })
      for (const each of covered) each.inert = true
    },
  }
}
