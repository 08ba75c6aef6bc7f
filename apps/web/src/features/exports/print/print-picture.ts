import { marginMillimetres, type PrintSheets } from './print-sheets.ts'

interface Order {
  /** Of the drawing, as SVG. */
  readonly address: string
  readonly size: { readonly width: number; readonly height: number }
  readonly sheets: PrintSheets
  readonly paper: 'a4' | 'a3'
  readonly isLandscape: boolean
  readonly title: string
}

/** Hands sheets to the browser's own print dialog, from a frame that nobody sees. Gives back when the frame has gone. */
export async function printPicture({ address, size, sheets, paper, isLandscape, title }: Order): Promise<void> {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' })
  document.body.append(frame)
  const { contentDocument: page, contentWindow: window } = frame
  if (!page || !window) throw new Error('There is no frame to print from')
  page.title = title
  // Rules of a constructed sheet are no inline style: the content security policy refuses those.
  const rules = new (window as Window & typeof globalThis).CSSStyleSheet()
  rules.replaceSync(
    `@page { size: ${paper} ${isLandscape ? 'landscape' : 'portrait'}; margin: ${marginMillimetres}mm }
     html, body { margin: 0 }
     div { position: relative; overflow: hidden; break-after: page; break-inside: avoid }
     div:last-child { break-after: auto }
     img { position: absolute; max-width: none }`,
  )
  page.adoptedStyleSheets = [rules]
  const images = sheetsOf(page, address, size, sheets)
  await Promise.all(images.map((image) => image.decode()))
  const { promise, resolve } = Promise.withResolvers<void>()
  window.addEventListener('afterprint', () => resolve())
  window.focus()
  window.print()
  await promise
  frame.remove()
}

function sheetsOf(page: Document, address: string, size: Order['size'], sheets: PrintSheets): HTMLImageElement[] {
  const { area, scale, columns, rows } = sheets
  return Array.from({ length: columns * rows }, (_, nth) => {
    const sheet = page.createElement('div')
    Object.assign(sheet.style, { width: `${area.width}px`, height: `${area.height}px` })
    const image = page.createElement('img')
    image.src = address
    Object.assign(image.style, {
      width: `${size.width * scale}px`,
      height: `${size.height * scale}px`,
      left: `${-(nth % columns) * area.width}px`,
      top: `${-Math.floor(nth / columns) * area.height}px`,
    })
    sheet.append(image)
    page.body.append(sheet)
    return image
  })
}
