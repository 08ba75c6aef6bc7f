import type { Rect } from '@ramify/geometry'
import type { ImagePrimitive } from '@ramify/scene'
import type { Assets } from '../core/ports.ts'
import styles from './draw-image.module.css'
import { svgElement } from './svg-element.ts'

/** A picture: its empty place until it has come, and a sign where none will. */
export function drawImage(image: ImagePrimitive, { url }: Pick<Assets, 'url'>): SVGElement {
  const { x, y, width, height } = image.rect
  const place = svgElement('rect', { x, y, width, height, rx: image.radius, class: styles.place as string })
  const miss = () => place.after(missing(image.rect))
  const show = (found: string) => {
    const shown = picture(found, image)
    shown.firstElementChild?.addEventListener('error', () => {
      shown.replaceWith(place)
      miss()
    })
    place.replaceWith(shown)
  }
  url(image.resource).then((found) => (found === null ? miss() : show(found)), miss)
  return place
}

function picture(url: string, { rect: { x, y, width, height }, radius }: ImagePrimitive): SVGElement {
  const frame = svgElement('foreignObject', { x, y, width, height })
  const image = Object.assign(document.createElement('img'), { alt: '', src: url })
  // As attributes: as properties they would be rounded.
  image.setAttribute('width', String(width))
  image.setAttribute('height', String(height))
  Object.assign(image.style, { borderRadius: `${radius}px`, objectFit: 'cover' })
  frame.append(image)
  return frame
}

/** A picture frame struck through, as large as its place allows. */
function missing({ x, y, width, height }: Rect): SVGElement {
  const scale = Math.min(1.5, width / 32, height / 32)
  const sign = svgElement('g', {
    transform: `translate(${x + width / 2} ${y + height / 2}) scale(${scale})`,
    class: styles.missing as string,
    'data-missing-picture': '',
  })
  sign.append(
    svgElement('rect', { x: -9, y: -8, width: 18, height: 16, rx: 2.5 }),
    svgElement('path', { d: 'M-9 5L-4 0L0 4L3 1L9 7M-11 -11L11 11' }),
  )
  return sign
}
