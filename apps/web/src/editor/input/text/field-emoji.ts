import { emojiName, emojiPieces, emojiSquare } from '@ramify/text'
import { emojiPictures } from '../../../platform/emoji/index.ts'
import { fetchEmojiFont } from '../../../platform/fonts/index.ts'
import styles from './TextField.module.css'

/**
 * Lays the pictures of emoji over the field, whose own glyphs are made transparent: what is written keeps its look, and
 * nothing is put into the field, where it would disturb the caret, input methods and the browser's own undo.
 * Browsers without highlights of their own (`CSS.highlights`) show the glyphs they have.
 */
export function showFieldEmoji(field: HTMLElement): () => void {
  const page = field.ownerDocument
  const registry = page.defaultView?.CSS.highlights
  if (!registry) return () => undefined
  const cover = page.createElement('div')
  cover.className = styles.emoji ?? ''
  cover.ariaHidden = 'true'
  field.after(cover)
  const hidden = registry.get(highlightName) ?? new Highlight()
  registry.set(highlightName, hidden)
  let own: Range[] = []
  let asked = ''

  const update = () => {
    for (const range of own) hidden.delete(range)
    own = []
    const found = emojiIn(field)
    // As wide as on the map: the outlined font has the widths, whatever it looks like.
    const needed = found.map(({ cluster }) => cluster).join(' ')
    if (needed !== asked) {
      asked = needed
      if (needed !== '') void fetchEmojiFont(needed.split(' ')).then(update)
    }
    cover.replaceChildren(
      ...found.flatMap(({ cluster, range }) => {
        const url = emojiPictures.url(emojiName(cluster))
        if (!url) return []
        own.push(range)
        hidden.add(range)
        return [pictureOver(range, url, field)]
      }),
    )
    // Asking how large the field is makes the browser lay out the page: not for each key of a text without emoji.
    if (found.length === 0) return
    Object.assign(cover.style, {
      transform: field.style.transform,
      width: `${field.offsetWidth}px`,
      height: `${field.offsetHeight}px`,
    })
  }

  const observer = new MutationObserver(update)
  observer.observe(field, { subtree: true, childList: true, characterData: true, attributeFilter: ['style', 'class'] })
  const stop = emojiPictures.subscribe(update)
  update()
  return () => {
    observer.disconnect()
    stop()
    for (const range of own) hidden.delete(range)
    cover.remove()
  }
}

/** As the style sheet names it. */
const highlightName = 'emoji-under-picture'

function emojiIn(field: HTMLElement): { cluster: string; range: Range }[] {
  const found: { cluster: string; range: Range }[] = []
  const page = field.ownerDocument
  const walker = page.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let start = 0
    for (const { text, isEmoji } of emojiPieces(node.nodeValue ?? '')) {
      const end = start + text.length
      if (isEmoji) {
        const range = page.createRange()
        range.setStart(node, start)
        range.setEnd(node, end)
        found.push({ cluster: text, range })
      }
      start = end
    }
  }
  return found
}

/** In the middle of the glyph's room, in the field's own pixels: the view may enlarge it. */
function pictureOver(range: Range, url: string, field: HTMLElement): HTMLImageElement {
  const around = field.getBoundingClientRect()
  const zoom = around.width / field.offsetWidth || 1
  const place = range.getBoundingClientRect()
  const parent = range.startContainer.parentElement ?? field
  const side = emojiSquare.side * Number.parseFloat(getComputedStyle(parent).fontSize)
  const image = field.ownerDocument.createElement('img')
  image.src = url
  image.alt = ''
  Object.assign(image.style, {
    left: `${(place.left + place.width / 2 - around.left) / zoom - side / 2}px`,
    top: `${(place.top + place.height / 2 - around.top) / zoom - side / 2}px`,
    width: `${side}px`,
    height: `${side}px`,
  })
  return image
}
