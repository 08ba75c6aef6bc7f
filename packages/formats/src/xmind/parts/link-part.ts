import { allowedUrl, foreignLink, nodeLink } from '@ramify/document'
import { decodeAddress } from '../../files/decode-address.ts'

const toTopic = /^xmind:#/i

/** The id of the topic, or sheet, that an address names. */
export const topicOfHref = (href: string): string | undefined =>
  toTopic.test(href) ? href.replace(toTopic, '') : undefined

/** Undefined for what a map cannot link to: files, attachments, topics of other sheets. */
export function readHref(href: string, idOf: (raw: string) => string | undefined): string | undefined {
  const address = href.trim()
  const topic = topicOfHref(address)
  if (topic !== undefined) {
    const id = idOf(topic)
    return id === undefined ? undefined : nodeLink(id)
  }
  const whole = /^www\.[^\s/]/i.test(address) ? `http://${address}` : address
  const url = allowedUrl(whole.replaceAll(' ', '%20'))
  return url?.startsWith('#') && !url.startsWith('#map:') ? undefined : url
}

/** Where nothing here can lead to: files outside of the workbook. */
export const addressOfHref = (href: string): string | undefined => foreignLink(href)?.address

const ourTopic = /^#node:/

export function writeHref(url: string, rawIdOf: (id: string) => string): string {
  if (!ourTopic.test(url)) return url
  return `xmind:#${rawIdOf(decodeAddress(url.replace(ourTopic, '')))}`
}
