import { brand } from '../brand/brand.ts'
import { currentTranslator } from '../i18n/language.ts'
import { currentPlan } from './user-info.ts'

/** The words below pictures that this page draws; empty where the plan has none. A server draws its own, by the plan it knows. */
export function watermarkWords(): string {
  if (!brand.hasPlans || currentPlan() === 'vip') return ''
  return currentTranslator().text('viewer.made-with')
}

/** Whether the person's plan has no drawn exports at all. */
export const isExportBlocked = (): boolean =>
  brand.hasPlans && brand.exportFree === 'blocked' && currentPlan() !== 'vip'
