import { describe, expect, it } from 'vitest'
import { linkAddress, linkedNode, typedAddress } from './link-address.ts'

const origin = 'https://maps.example.org'
const urlOf = (typed: string) => {
  const address = linkAddress(typed, origin)
  return address.isAllowed ? address.url : address.reason
}

describe('the address of a link', () => {
  it('is taken as it is where it has a scheme we allow', () => {
    for (const url of ['http://example.org', 'https://example.org/a?b#c', 'mailto:ann@example.org', 'tel:+431234']) {
      expect(urlOf(` ${url} `)).toBe(url)
    }
  })

  it('gets the scheme it lacks', () => {
    expect(urlOf('example.org')).toBe('https://example.org')
    expect(urlOf('localhost.test:8080/path')).toBe('https://localhost.test:8080/path')
    expect(urlOf('ann@example.org')).toBe('mailto:ann@example.org')
    expect(urlOf('例子.中国')).toBe('https://例子.中国')
  })

  it('is refused where it could run, load or lead nowhere', () => {
    for (const typed of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'words',
      'ftp://example.org',
      'java\tscript:x.y',
    ]) {
      expect(urlOf(typed), typed).toBe('refused')
    }
    expect(urlOf('   ')).toBe('empty')
  })

  it('of a share of ours becomes the share, and is shown as the address again', () => {
    expect(urlOf(`${origin}/view/aB-1`)).toBe('#map:aB-1')
    expect(urlOf('maps.example.org/view/aB-1')).toBe('#map:aB-1')
    expect(urlOf('https://elsewhere.org/view/aB-1')).toBe('https://elsewhere.org/view/aB-1')
    expect(typedAddress('#map:aB-1', origin)).toBe(`${origin}/view/aB-1`)
    expect(typedAddress('https://example.org', origin)).toBe('https://example.org')
  })

  it('names the topic it points at', () => {
    expect(linkedNode('#node:a%20b')).toBe('a b')
    expect(linkedNode('#node:%')).toBe('%')
    expect(linkedNode('https://example.org')).toBeNull()
  })
})
