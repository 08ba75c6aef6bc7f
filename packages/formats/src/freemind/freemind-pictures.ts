import { embeddedImage } from '../images/embedded-image.ts'
import { elementsOf, type XmlElement } from '../xml/parse-xml.ts'

/** The pictures of a node: the first one whose bytes are in the file, and where the others are. */
export function embeddedImages(node: XmlElement, rich: XmlElement | undefined) {
  const external = elementsOf(node, 'hook').filter(({ attributes }) => attributes.get('NAME') === 'ExternalObject')
  const sources = rich ? imagesIn(rich) : []
  const first = [...external.map(({ attributes }) => attributes.get('URI') ?? ''), ...sources].find(isData)
  const embedded = first === undefined ? undefined : embeddedImage(first)
  return {
    embedded,
    damaged: Number(first !== undefined && !embedded),
    elsewhere: sources.filter((source) => !isData(source)).map((source) => source.slice(0, 2_000)),
  }
}

export const isData = (source: string) => source.startsWith('data:image/')

function imagesIn(top: XmlElement): string[] {
  const sources: string[] = []
  const left: XmlElement[] = [top]
  for (let next = left.pop(); next; next = left.pop()) {
    const source = next.name === 'img' ? next.attributes.get('src') : undefined
    if (source !== undefined) sources.push(source)
    for (const child of elementsOf(next).reverse()) left.push(child)
  }
  return sources
}
