import type { NodeSnapshot, RichText } from '@ramify/document'
import { isIcon } from '@ramify/scene'
import { createElement, Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import { linkedNode, typedAddress } from '../links/link-address.ts'
import type { MapEditor } from '../map-editor.ts'
import { useIsBusy } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './CarriedTip.module.css'
import { placeOfCarried } from './carried.ts'
import type { Carried } from './carried-state.ts'

/** As long as every tooltip waits. */
const delay = 1_000
const mostCharacters = 600

/** What stands behind a mark under the resting pointer: the address of a link, the words of a note, the name of an icon. */
export function CarriedTip() {
  const editor = useMapEditor()
  const { pointed, menu } = editor.content
  const carried = useStore(pointed)
  const isBusy = useIsBusy(editor)
  const isOpen = useStore(menu) !== null
  const [shown, setShown] = useState<Carried | null>(null)
  useEffect(() => {
    setShown(null)
    if (!carried || carried.kind === 'image') return
    const timer = setTimeout(() => setShown(carried), delay)
    const hide = () => {
      clearTimeout(timer)
      setShown(null)
    }
    addEventListener('pointerdown', hide, true)
    addEventListener('keydown', hide, true)
    const stop = editor.view.subscribe(hide)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', hide, true)
      removeEventListener('keydown', hide, true)
      stop()
    }
  }, [editor, carried])
  return shown && shown === carried && !isBusy && !isOpen ? <Tip editor={editor} carried={shown} /> : null
}

function Tip({ editor, carried }: { editor: MapEditor; carried: Carried }) {
  const scene = useStore(editor.scene)
  const tip = useRef<HTMLDivElement>(null)
  const topic = scene.placeOf(carried.id)
  const rect = topic && placeOfCarried(topic, carried)
  // Below the mark; above it, and further left, where the screen ends.
  useLayoutEffect(() => {
    if (!tip.current || !rect) return
    const { offsetWidth: width, offsetHeight: height } = tip.current
    const view = editor.view.get()
    const screen = editor.screen.get()
    const from = toScreen(view, rect)
    const bottom = from.y + rect.height * view.zoom + gap
    const x = Math.max(gap, Math.min(from.x, screen.width - width - gap))
    const y = bottom + height <= screen.height ? bottom : Math.max(gap, from.y - gap - height)
    tip.current.style.transform = `translate(${x}px, ${y}px)`
  })
  if (!topic || !rect) return null
  return (
    <div ref={tip} role="tooltip" className={styles.tip}>
      <Words node={topic.face.node} carried={carried} />
    </div>
  )
}

const gap = 6

function Words({ node, carried: { kind, nth } }: { node: NodeSnapshot; carried: Carried }): ReactNode {
  const editor = useMapEditor()
  const { text } = useText()
  switch (kind) {
    case 'note':
      return <p className={styles.note}>{runsOf(node.note)}</p>
    case 'link':
      return node.link && <LinkWords url={node.link.url} tip={node.link.tip} />
    case 'comment':
      return text('editor.comments', { count: editor.comments?.counts.get().get(node.id) ?? 0 })
    case 'priority':
      return text('editor.style.priority-n', { number: node.marks.priority ?? 0 })
    case 'progress':
      return text('editor.style.progress-n', { percent: node.marks.progress ?? 0 })
    default: {
      const name = node.marks.icons[nth] ?? ''
      return isIcon(name) ? text(`icon.${name}`) : text('icon.unknown')
    }
  }
}

function LinkWords({ url, tip }: { url: string; tip: string }) {
  const editor = useMapEditor()
  const { text } = useText()
  const id = linkedNode(url)
  const target = id === null ? undefined : editor.document.snapshot.nodes.get(id)
  const address =
    id === null
      ? typedAddress(url, location.origin)
      : target
        ? text('editor.link.topic', { name: target.text.text })
        : text('editor.link.gone')
  return (
    <>
      {tip !== '' && <p>{tip}</p>}
      <p className={tip === '' ? styles.address : styles.quiet}>{address}</p>
    </>
  )
}

/** Formatted as it was written; a long one is cut, the panel has all of it. */
function runsOf({ text, runs }: RichText): ReactNode {
  let left = mostCharacters
  // As arguments, which need no keys: they change as a whole.
  const pieces = runs.map(({ text: words, attributes: { bold, italic, underline, strike, color } }) => {
    const shown = words.slice(0, Math.max(0, left))
    left -= words.length
    const textDecoration = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')
    const style = {
      ...(bold && { fontWeight: 600 }),
      ...(italic && { fontStyle: 'italic' }),
      ...(textDecoration !== '' && { textDecoration }),
      ...(color !== undefined && { color }),
    }
    return createElement('span', { style }, shown)
  })
  return createElement(Fragment, null, ...pieces, text.length > mostCharacters ? '…' : '')
}
