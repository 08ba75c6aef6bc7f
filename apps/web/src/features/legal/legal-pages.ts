import { brand } from '../../platform/brand/brand.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'

export interface LegalText {
  path: string
  /** Its name at the foot of a page. */
  link: PlainTextKey
  /** Its name in "I agree to the …". */
  inSentence: PlainTextKey
  title: PlainTextKey
  /** `choice`: what can be chosen under it. */
  sections: readonly { heading: PlainTextKey; text: PlainTextKey; choice?: 'usage' }[]
}

export const legalTexts = {
  terms: {
    path: '/terms',
    link: 'legal.terms.link',
    inSentence: 'legal.terms.in-sentence',
    title: 'legal.terms.title',
    sections: [
      { heading: 'legal.terms.work.heading', text: 'legal.terms.work.text' },
      { heading: 'legal.terms.account.heading', text: 'legal.terms.account.text' },
      { heading: 'legal.terms.others.heading', text: 'legal.terms.others.text' },
      { heading: 'legal.terms.service.heading', text: 'legal.terms.service.text' },
      { heading: 'legal.terms.end.heading', text: 'legal.terms.end.text' },
      { heading: 'legal.terms.host.heading', text: 'legal.terms.host.text' },
    ],
  },
  privacy: {
    path: '/privacy',
    link: 'legal.privacy.link',
    inSentence: 'legal.privacy.in-sentence',
    title: 'legal.privacy.title',
    sections: [
      { heading: 'legal.privacy.stored.heading', text: 'legal.privacy.stored.text' },
      { heading: 'legal.privacy.why.heading', text: 'legal.privacy.why.text' },
      { heading: 'legal.privacy.where.heading', text: 'legal.privacy.where.text' },
      { heading: 'legal.privacy.long.heading', text: 'legal.privacy.long.text' },
      brand.isTracking
        ? { heading: 'legal.privacy.usage.heading', text: 'legal.privacy.usage.text', choice: 'usage' }
        : { heading: 'legal.privacy.trackers.heading', text: 'legal.privacy.trackers.text' },
      { heading: 'legal.privacy.control.heading', text: 'legal.privacy.control.text' },
    ],
  },
  cookies: {
    path: '/cookies',
    link: 'legal.cookies.link',
    inSentence: 'legal.cookies.in-sentence',
    title: 'legal.cookies.title',
    sections: [
      { heading: 'legal.cookies.own.heading', text: 'legal.cookies.own.text' },
      { heading: 'legal.cookies.browser.heading', text: 'legal.cookies.browser.text' },
      { heading: 'legal.cookies.offline.heading', text: 'legal.cookies.offline.text' },
      { heading: 'legal.cookies.remove.heading', text: 'legal.cookies.remove.text' },
    ],
  },
} satisfies Record<string, LegalText>

export type LegalId = keyof typeof legalTexts

export const legalIds = Object.keys(legalTexts) as LegalId[]
