import type { PersonSettings } from '@ramify/contract'

/** What new maps start with, as the person has set it; `null`: as the app sees fit. */
export function newMapDefaults({ default_set }: PersonSettings): { layout: string | null; theme: string | null } {
  const { map_layout, map_theme } = default_set
  return {
    layout: typeof map_layout === 'string' ? map_layout : null,
    theme: typeof map_theme === 'string' ? map_theme : null,
  }
}
