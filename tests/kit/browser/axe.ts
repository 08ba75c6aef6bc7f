import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Off by themselves: one is young, the other takes names for others now and then. */
const more = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }
/** Of less weight to others: two places of one name are one too many to jump to. */
const weighty = ['landmark-unique']

type Counts = (rule: string, impact: AxeResults['violations'][number]['impact']) => boolean

/**
 * What hinders people who use a page by other means than most, each with the first place where it does. Colours, in either light, where
 * BOTH_LIGHTS is set, as in the second stage: they take longer than all the rest, and `npm run check` has every pair of tokens.
 * Looks at one part alone where the rest of the page was looked at before: that takes a third of the time.
 */
export async function barriersOf(page: Page, part?: string): Promise<string[]> {
  return findingsOf(page, part, (id, impact) => impact === 'serious' || impact === 'critical' || weighty.includes(id))
}

/** The same, with what weighs less; `counts` says what of it is wanted. */
export async function findingsOf(page: Page, part?: string, counts: Counts = () => true): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy forbids that, as it should.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  if (process.env.BOTH_LIGHTS) {
    return [
      ...(await violationsOf(page, { resultTypes: ['violations'], rules: more }, part, counts)),
      ...(await paleInOtherLight(page, part)),
    ]
  }
  return violationsOf(
    page,
    { resultTypes: ['violations'], rules: { ...more, 'color-contrast': { enabled: false } } },
    part,
    counts,
  )
}

/** Nothing but colours is another in another light. */
async function paleInOtherLight(page: Page, part?: string): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await page.emulateMedia({ colorScheme: other })
  await page.locator(`[data-theme=${other}]`).first().waitFor()
  const pale = await violationsOf(page, { resultTypes: ['violations'], runOnly: ['color-contrast'] }, part, () => true)
  await page.emulateMedia({ colorScheme: own })
  await page.locator(`[data-theme=${own}]`).first().waitFor()
  return pale
}

async function violationsOf(
  page: Page,
  options: RunOptions,
  part: string | undefined,
  counts: Counts,
): Promise<string[]> {
  // What fades in would be looked at half pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // Words move when their font comes, and may lie half under a bar until then.
    await document.fonts.ready
    // By the second frame whatever changes with the light has begun to.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations, passes, incomplete } = await page.evaluate(
    ([where, asked]) => {
      interface Axe {
        run(where: { include: string[]; exclude: string[] }, options: RunOptions): Promise<AxeResults>
      }
      const { axe } = window as unknown as { axe: Axe }
      // A drawing has the colours of its theme in every light (`npm run check -- contrast` has their pairs), and axe takes the `color` that
      // words in it inherit for theirs, which is their `fill`.
      const exclude = asked.runOnly ? ['[data-map] text'] : []
      // Of what is well one place is enough: telling all of them takes twice as long.
      return axe.run({ include: [where], exclude }, asked)
    },
    [part ?? 'html', options] as const,
  )
  // Of colours it may be sure of none, as over a pattern.
  const looked = options.runOnly ? [...passes, ...incomplete, ...violations].length >= 1 : passes.length >= 10
  if (!looked) throw new Error('The page was hardly looked at')
  return violations
    .filter(({ id, impact }) => counts(id, impact))
    .map(({ id, help, nodes: [first] }) => {
      const [why] = [...(first?.any ?? []), ...(first?.all ?? []), ...(first?.none ?? [])]
      return `${id}: ${why?.message ?? help} (${first?.html.slice(0, 160)})`
    })
}
