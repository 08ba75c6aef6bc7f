import { newId } from '@ramify/document'
import { elementOf, elementsOf, localName, type XmlElement } from '../../xml/parse-xml.ts'
import { isEmpty, type Raw, rawOf, sameRaw, stringOf } from '../raw.ts'

/** The styles of an older file, in the form that topics of today have them in. */
export class OldStyles {
  readonly #root: XmlElement
  readonly #byId = new Map<string, XmlElement>()
  readonly #added: XmlElement[] = []
  readonly #addedThemes: XmlElement[] = []

  constructor(root: XmlElement) {
    this.#root = root
    const groups = ['automatic-styles', 'master-styles', 'styles'].flatMap((name) => elementsOf(root, name))
    for (const style of groups.flatMap((group) => elementsOf(group, 'style'))) {
      const id = style.attributes.get('id')
      if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, style)
    }
  }

  properties(id: string): Raw {
    const style = this.#byId.get(id)
    const properties = style && elementsOf(style).find(({ name }) => localName(name).endsWith('-properties'))
    return properties ? Object.fromEntries([...properties.attributes].filter(([name]) => name !== '__proto__')) : {}
  }

  /** A theme as `content.json` has it: a style for each kind of topic. */
  theme(id: string): Raw {
    const style = this.#byId.get(id)
    const properties = style && elementOf(style, 'theme-properties')
    const styles = (properties ? elementsOf(properties, 'default-style') : []).flatMap(({ attributes }) => {
      const family = attributes.get('style-family') ?? ''
      const own = attributes.get('style-id') ?? ''
      return family === '' || family === '__proto__'
        ? []
        : [[family, { styleId: own, properties: this.properties(own) }] as const]
    })
    return { id, ...Object.fromEntries(styles) }
  }

  /** The id of a style with these properties: its own while they are the same, else that of a new one. */
  idOf(style: unknown, type: string, mayBeEmpty = false): string | undefined {
    const { id, styleId, properties } = rawOf(style)
    const own = stringOf(id) ?? stringOf(styleId)
    const wanted = textual(rawOf(properties))
    if (own !== undefined && (sameRaw(this.properties(own), wanted) || (isEmpty(wanted) && !this.#byId.has(own))))
      return own
    if (isEmpty(wanted) && !mayBeEmpty) return undefined
    const added: XmlElement = {
      name: 'style',
      attributes: new Map([
        ['id', newId()],
        ['type', type],
      ]),
      children: [{ name: `${type}-properties`, attributes: new Map(Object.entries(wanted)), children: [] }],
    }
    this.#add(added, this.#added)
    return added.attributes.get('id')
  }

  themeId(theme: unknown): string | undefined {
    const raw = rawOf(theme)
    const id = stringOf(raw.id)
    if (isEmpty(raw) || (id !== undefined && sameRaw(this.theme(id), raw))) return id
    const families = Object.entries(raw).flatMap(([family, style]) => {
      const styleId = family === 'id' ? undefined : this.idOf(style, typeOf(family), family === 'level3')
      if (styleId === undefined) return []
      const attributes = new Map([
        ['style-family', family],
        ['style-id', styleId],
      ])
      return [{ name: 'default-style', attributes, children: [] }]
    })
    const own = id !== undefined && !this.#byId.has(id) ? id : `${id?.replace(/~.*$/s, '') ?? ''}~${newId()}`
    const style: XmlElement = {
      name: 'style',
      attributes: new Map([
        ['id', own],
        ['type', 'theme'],
      ]),
      children: [{ name: 'theme-properties', attributes: new Map(), children: families }],
    }
    this.#add(style, this.#addedThemes)
    return own
  }

  /** With the new ones; null when there are none. */
  get changed(): XmlElement | null {
    if (this.#added.length === 0 && this.#addedThemes.length === 0) return null
    return withAdded(withAdded(this.#root, 'styles', this.#added), 'master-styles', this.#addedThemes)
  }

  #add(style: XmlElement, to: XmlElement[]): void {
    to.push(style)
    this.#byId.set(style.attributes.get('id') ?? '', style)
  }
}

const typeOf = (family: string) => (['boundary', 'summary', 'relationship', 'map'].includes(family) ? family : 'topic')

const textual = (properties: Raw): { [name: string]: string } =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const text = stringOf(value)
      return text !== undefined && /^[A-Za-z_][\w.:-]*$/.test(name) ? [[name, text]] : []
    }),
  )

function withAdded(root: XmlElement, group: string, added: readonly XmlElement[]): XmlElement {
  if (added.length === 0) return root
  const found = elementOf(root, group)
  const grown = {
    name: group,
    attributes: found?.attributes ?? new Map(),
    children: [...(found?.children ?? []), ...added],
  }
  const others = root.children.filter((child) => child !== found)
  return { ...root, children: [...others, grown] }
}

export const noStyles: XmlElement = {
  name: 'xmap-styles',
  attributes: new Map([
    ['xmlns', 'urn:xmind:xmap:xmlns:style:2.0'],
    ['xmlns:fo', 'http://www.w3.org/1999/XSL/Format'],
    ['xmlns:svg', 'http://www.w3.org/2000/svg'],
    ['version', '2.0'],
  ]),
  children: [],
}
