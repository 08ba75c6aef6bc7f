import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileError } from '../files/file-error.ts'
import { elementOf, elementsOf, parseXml, textOf, type XmlElement } from './parse-xml.ts'
import { rootName } from './root-name.ts'
import { writeXml } from './write-xml.ts'

const refusal = (source: string) => {
  try {
    parseXml(source)
  } catch (error) {
    return error instanceof FileError ? error.code : error
  }
  return 'read'
}

describe('XML', () => {
  it('is read with prefixes, entities, CDATA and comments', () => {
    const root = parseXml(
      '\ufeff<?xml version="1.0"?><!-- c --><a x="1 &lt; 2&#10;" y=\'"\'>t&amp;&#x4e2d;<b/><x:b>z</x:b><![CDATA[<raw>]]></a>\n',
    )
    expect(root.attributes.get('x')).toBe('1 < 2\n')
    expect(root.attributes.get('y')).toBe('"')
    expect(textOf(root)).toBe('t&中z<raw>')
    expect(elementsOf(root, 'b')).toHaveLength(2)
    expect(elementOf(root, 'x:b')?.children).toEqual(['z'])
  })

  it.each([
    '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>',
    '<a>',
    '</a>',
    '<a></b>',
    '<a x="1" x="2"/>',
    '<a/><b/>',
    '<a/>words',
    '<a x=1/>',
    '',
    '<a><![CDATA[</a>',
    '<__proto__',
  ])('refuses %j', (source) => {
    expect(refusal(source)).toBe('format')
  })

  it('is known by its root, however much stands before it', () => {
    expect(rootName('\ufeff<?xml version="1.0"?>\n<!-- a --><!-- <b> --> <map version="1">')).toBe('map')
    expect(rootName(`${'<!---->'.repeat(100_000)}<opml/>`)).toBe('opml')
    for (const other of ['', 'words', '{"a": 1}', '<!-- <map>', '<!DOCTYPE map>'])
      expect(rootName(other)).toBeUndefined()
  })

  it('leaves entities alone that it does not know', () => {
    expect(textOf(parseXml('<a>&lol;&#0;&#xd800;</a>'))).toBe('&lol;\ufffd\ufffd')
  })

  it('reads and writes ten thousand levels, and refuses more', () => {
    const levels = (count: number) => `${'<a>'.repeat(count)}${'</a>'.repeat(count)}`
    expect(writeXml(parseXml(levels(10_000)))).toHaveLength(levels(10_000).length - 3)
    expect(() => parseXml(levels(100_000))).toThrow('too-large')
  })

  it('refuses more elements than memory should hold', () => {
    expect(refusal(`<a>${'<b/>'.repeat(400_001)}</a>`)).toBe('too-large')
  })

  const text = fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((words) => words.replace(/[^\n -\ud7ff\ue000-\ufffd]/g, ''))
  const element: fc.Memo<XmlElement> = fc.memo((depth) =>
    fc.record({
      name: fc.constantFrom('a', 'x:b', 'ünï', 'c-d.e'),
      attributes: fc.dictionary(fc.constantFrom('p', 'x:q', 'r'), text).map((all) => new Map(Object.entries(all))),
      children: depth <= 1 ? fc.constant([]) : fc.array(element(), { maxLength: 3 }),
    }),
  )

  it('gives back what was written', () => {
    fc.assert(
      fc.property(element(4), text, (root, words) => {
        const tree = {
          ...root,
          children: [...root.children, { name: 't', attributes: new Map(), children: words ? [words] : [] }],
        }
        expect(parseXml(writeXml(tree))).toEqual(tree)
      }),
    )
  })

  it('never does anything but read or refuse, whatever it is given', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      '="',
      '"',
      "'",
      '&',
      ';',
      '#',
      '<!',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '?',
      ' ',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (all) => {
        expect(['read', 'format']).toContain(refusal(all.join('')))
      }),
    )
  })
})
