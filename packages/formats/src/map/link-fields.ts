import type { Json, Link } from '@ramify/document'
import type { Report } from '../files/report.ts'

type Fields = { readonly [field: string]: Json | undefined }

/** A link in the words of a topic's content. */
export function linkFields(link: Link | null | undefined): Fields {
  return {
    hyperlink: link?.url,
    hyperlinkAddress: link?.address,
    hyperlinkTitle: link?.tip || undefined,
  }
}

/** The link that the content of a topic has. */
export function linkIn({ hyperlink, hyperlinkAddress, hyperlinkTitle }: Fields): Link | null {
  const tip = typeof hyperlinkTitle === 'string' ? hyperlinkTitle : ''
  if (typeof hyperlink === 'string' && hyperlink !== '') return { url: hyperlink, tip }
  return typeof hyperlinkAddress === 'string' && hyperlinkAddress !== '' ? { address: hyperlinkAddress, tip } : null
}

/** What may be opened has come over as it was; another address can only be read. */
export function reportLink(report: Report, link: Link, place: string): void {
  if (link.url === undefined) report.add('approximated', 'links', { place, was: link.address })
  else report.add('imported', 'links', { place })
}
