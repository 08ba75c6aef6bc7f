import { plans } from '@ramify/contract'
import type { KindName } from '@ramify/document'
import type { Translator } from '@ramify/locales'
import { brand } from '../../../platform/brand/brand.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { keepUpgradeReason } from '../../../platform/session/upgrade-reason.ts'
import { currentLimits, currentPlan } from '../../../platform/session/user-info.ts'
import { trackLimit } from '../../../platform/tracking/track.ts'
import { isPlanShown } from '../../files/index.ts'

/** Somebody wanted more topics than the map may have; where the plan is what hinders, with the way to more. */
export function tellLimit(limit: number, count: number, kind: KindName = 'mindmap'): void {
  const isFree = currentPlan() === 'free'
  if (isFree) keepUpgradeReason('rs026')
  trackLimit('rs026')
  notify({
    kind: 'error',
    words: (translator) => texts[kind](translator, isFree, limit, count),
    ...(isFree && { action: { label: ({ text }) => text('plan.more'), run: () => isPlanShown.set(true) } }),
  })
}

/** A map of another number of topics, as after the end of a plan or before a large paste, is not said to have just so many. */
function limitText({ message, text }: Translator, isFree: boolean, limit: number, count: number): string {
  if (isFree && count > limit) return text('document.topics.over-plan', { count, limit })
  return message(isFree && count === limit ? '211' : '214', { limit })
}

function shapeLimitText({ text }: Translator, isFree: boolean, limit: number, count: number): string {
  if (isFree && count > limit) return text('document.shapes.over-plan', { count, limit })
  return text(isFree && count === limit ? 'document.shapes.full-plan' : 'document.shapes.full', { limit })
}

const texts = { mindmap: limitText, flowchart: shapeLimitText }

/** The highest level of themes that the person may choose from; where there are no plans, guests have everything too. */
export function themeLevel(): number {
  return (currentLimits() ?? (brand.hasPlans ? plans.free : plans.vip)).level
}

/** Somebody chose a theme that comes with a higher plan. */
export function tellLevel(): void {
  notify({ kind: 'error', words: ({ message }) => message('-115') })
}
