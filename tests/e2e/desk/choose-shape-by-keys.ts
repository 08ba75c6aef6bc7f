import type { Page } from 'playwright-core'
import { eventually } from '../editor/editor-journey.ts'

/** With the focus on the picker of shapes: opens it, walks to the one of this name, and keeps it. */
export async function chooseShapeByKeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  const focused = page.getByRole('radiogroup').locator(':focus')
  await focused.waitFor()
  const wanted = page.getByRole('radio', { name, exact: true })
  const count = await page.getByRole('radiogroup').getByRole('radio').count()
  for (let step = 0; step < count && !(await wanted.isChecked()); step++) await page.keyboard.press('ArrowRight')
  await eventually(() => wanted.isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await wanted.waitFor({ state: 'detached' })
}
