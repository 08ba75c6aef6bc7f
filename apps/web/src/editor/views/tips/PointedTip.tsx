import type { Rect } from '@ramify/geometry'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ReadStore, useStore } from '../../../platform/store.ts'
import type { CoreEditor } from '../../core/editor.ts'
import { useEditor } from '../../core/use-editor.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import styles from './PointedTip.module.css'

/** As long as every tooltip waits. */
const delay = 1_000

interface Props<Thing> {
  /** What the pointer rests on in the drawing; null: nothing that says more. */
  pointed: ReadStore<Thing | null>
  /** While something else is done or open. */
  isOff: boolean
  /** Where it is on the page; null when it is not there any more. */
  rectOf: (thing: Thing) => Rect | null
  children: (thing: Thing) => ReactNode
}

/** What stands behind something under the resting pointer. */
export function PointedTip<Thing extends object>({ pointed, isOff, rectOf, children }: Props<Thing>) {
  const editor = useEditor()
  const thing = useStore(pointed)
  const [shown, setShown] = useState<Thing | null>(null)
  useEffect(() => {
    setShown(null)
    if (!thing) return
    const timer = setTimeout(() => setShown(thing), delay)
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
  }, [editor, thing])
  if (!shown || shown !== thing || isOff) return null
  return (
    <Tip editor={editor} rectOf={() => rectOf(shown)}>
      {children(shown)}
    </Tip>
  )
}

function Tip({ editor, rectOf, children }: { editor: CoreEditor; rectOf: () => Rect | null; children: ReactNode }) {
  useStore(editor.scene)
  const tip = useRef<HTMLDivElement>(null)
  const rect = rectOf()
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
  if (!rect) return null
  return (
    <div ref={tip} role="tooltip" className={styles.tip}>
      {children}
    </div>
  )
}

const gap = 6
