import type { Limits } from '../../core/ports.ts'

/** Which themes a person may choose. */
export interface ThemePlan {
  /** There are higher plans, and what comes with them is marked. */
  readonly hasPlans: boolean
  /** Whether a theme of a level may be chosen; says so to the person when it may not. */
  mayChoose(level: number): boolean
}

export function themePlan(limits: Limits | undefined): ThemePlan {
  return {
    hasPlans: limits?.hasPlans ?? false,
    mayChoose: (level) => {
      if (!limits || level <= limits.level) return true
      limits.onLevel()
      return false
    },
  }
}
