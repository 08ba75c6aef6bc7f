import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What hinders people who use a page by other means than most, each with the first place where it does. */
export async function barriersOf(page: Page): Promise<string[]> {
  // What fades in would be looked at half pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Evaluated, not added as a script: the content security policy forbids that, as it should.
  await page.evaluate(source)
  const { violations, passes } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } }
    return axe.run()
  })
  if (passes.length < 10) throw new Error('The page was hardly looked at')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 160)})`)
}
