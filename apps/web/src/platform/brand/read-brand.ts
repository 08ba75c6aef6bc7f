import { defaultBrandName, type LanguageId, languageIds } from '@ramify/locales'

/** Who the product is on this host: what it is called, the languages it speaks, and who runs it. */
export interface Brand {
  readonly name: string
  readonly languages: readonly LanguageId[]
  /** `null` where the server does not say. */
  readonly operator: string | null
  /** Some of what there is comes with a higher plan. */
  readonly hasPlans: boolean
  /** What the free plan gets of images, PDF, SVG, Word and HTML. */
  readonly exportFree: 'watermark' | 'blocked'
  /** The server counts what is done with the app, of whoever does not mind. */
  readonly isTracking: boolean
  /** The workplace chat app that the server belongs to, and what its client needs. */
  readonly workchat: { readonly id: 'dingtalk'; readonly corpId: string; readonly script: string } | null
}

/** From what the server has written into the page; a page that did not come from it is the product itself. */
export function readBrand(written: string | null | undefined): Brand {
  const record = asRecord(written)
  const { name, languages, operator, membership, exportFree, tracking } = record
  const spoken = Array.isArray(languages) ? languageIds.filter((id) => languages.includes(id)) : []
  return {
    name: typeof name === 'string' ? name : defaultBrandName,
    languages: spoken.length > 0 ? spoken : languageIds,
    operator: typeof operator === 'string' ? operator : null,
    hasPlans: membership === 'on',
    exportFree: exportFree === 'blocked' ? 'blocked' : 'watermark',
    isTracking: tracking === 'on',
    workchat: workchatIn(record),
  }
}

function workchatIn({ workchat, workchatCorp: corpId, workchatScript: script }: Record<string, unknown>) {
  if (workchat !== 'dingtalk' || typeof corpId !== 'string' || typeof script !== 'string') return null
  return { id: workchat, corpId, script } as const
}

function asRecord(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {} // cut off, or not ours
  }
}
