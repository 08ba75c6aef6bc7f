const namespace = 'http://www.w3.org/2000/svg'

export function svgElement(name: string, attributes: Record<string, string | number> = {}): SVGElement {
  const element = document.createElementNS(namespace, name)
  for (const key in attributes) element.setAttribute(key, String(attributes[key]))
  return element
}
