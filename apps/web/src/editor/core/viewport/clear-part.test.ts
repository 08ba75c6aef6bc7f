import { expect, test } from 'vitest'
import { clearPart, wholeClear } from './clear-part.ts'
import { wholeView } from './first-view.ts'
import { toScreen } from './viewport.ts'

const upright = { width: 390, height: 844 }
const aside = { width: 844, height: 390 }
const pill = { x: 286, y: 784, width: 92, height: 48 }

test('bars and sheets take their side of the screen, what stands in a corner takes none', () => {
  expect(clearPart(upright, [pill, { x: 0, y: 0, width: 390, height: 52 }])).toEqual({
    ...upright,
    x: 0,
    y: 52,
    height: 792,
  })
  expect(clearPart(upright, [{ x: 0, y: 300, width: 390, height: 544 }])).toEqual({
    ...upright,
    x: 0,
    y: 0,
    height: 300,
  })
  expect(clearPart(aside, [{ x: 484, y: 0, width: 360, height: 390 }])).toEqual({ ...aside, x: 0, y: 0, width: 484 })
  expect(clearPart(upright, [{ x: 0, y: -52, width: 390, height: 52 }])).toEqual({ ...upright, x: 0, y: 0 })
})

test('all of a page is fitted below a bar that would lie over it', () => {
  const bounds = { x: 0, y: 0, width: 400, height: 600 }
  const bar = { x: 0, y: 0, width: 844, height: 52 }
  const view = wholeClear({ bounds }, aside, [bar])
  expect(toScreen(view, bounds).y).toBeGreaterThanOrEqual(52)
  expect(toScreen(view, { x: 0, y: 600 }).y).toBeLessThanOrEqual(390)
  expect(wholeClear({ bounds }, aside, [])).toEqual(wholeView({ bounds }, aside))
  // What is clear of it already stays as large and in the middle.
  const low = { x: 0, y: 0, width: 700, height: 100 }
  expect(wholeClear({ bounds: low }, aside, [bar])).toEqual(wholeView({ bounds: low }, aside))
})
