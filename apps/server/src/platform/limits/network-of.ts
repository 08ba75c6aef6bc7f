import { isIPv6 } from 'node:net'

/** Whom limits by address count as one: an IPv4 address; of IPv6 the 64 bits that a household gets, who can have any of the rest. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [front = '', back] = (address.split('%')[0] ?? '').split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const [head, tail] = [groups(front), groups(back ?? '')]
  const noughts = back === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  const all = [...head, ...Array<string>(noughts).fill('0'), ...tail]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
