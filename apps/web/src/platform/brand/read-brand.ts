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
  /** The messaging app that knows the server, and what its pages need. */
  readonly messaging: { readonly id: 'wechat'; readonly script: string } | null
  readonly app: BrandApp
}

/** The apps of this server; `null` where it names none. */
export interface BrandApp {
  /** Where people get them; https addresses. */
  readonly android: string | null
  readonly ios: string | null
  /** What addresses begin with that open them, without `://`. */
  readonly scheme: string | null
  readonly qqGroup: string | null
}

/** From what the server has written into the page; a page that did not come from it is the product itself. */
export function readBrand(written: string | null | undefined): Brand {
  const record = asRecord(parsed(written))
  const { name, languages, operator, membership, exportFree, app, tracking } = record
  const spoken = Array.isArray(languages) ? languageIds.filter((id) => languages.includes(id)) : []
  return {
    name: typeof name === 'string' ? name : defaultBrandName,
    languages: spoken.length > 0 ? spoken : languageIds,
    operator: typeof operator === 'string' ? operator : null,
    hasPlans: membership === 'on',
    exportFree: exportFree === 'blocked' ? 'blocked' : 'watermark',
    app: readApp(asRecord(app)),
    isTracking: tracking === 'on',
    workchat: workchatIn(record),
    messaging: messagingIn(record),
  }
}

function messagingIn({ messaging, messagingScript: script }: Record<string, unknown>) {
  return messaging === 'wechat' && typeof script === 'string' ? ({ id: messaging, script } as const) : null
}

function workchatIn({ workchat, workchatCorp: corpId, workchatScript: script }: Record<string, unknown>) {
  if (workchat !== 'dingtalk' || typeof corpId !== 'string' || typeof script !== 'string') return null
  return { id: workchat, corpId, script } as const
}

/** Checked again: an address of a scheme of the browser's own would run in this page. */
function readApp({ android, ios, scheme, qqGroup }: Record<string, unknown>): BrandApp {
  const matching = (value: unknown, pattern: RegExp) =>
    typeof value === 'string' && pattern.test(value) ? value : null
  const named = matching(scheme, /^[a-z][a-z0-9+.-]+$/)
  return {
    android: matching(android, /^https:\/\//),
    ios: matching(ios, /^https:\/\//),
    scheme: named !== null && !/^(https?|javascript|data|blob|file|about)$/.test(named) ? named : null,
    qqGroup: matching(qqGroup, /^\d{5,12}$/),
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {} // cut off, or not ours
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
