import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openPanel } from '../../../editor/core/panels/open-panel.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { mainId } from '../../../ui/SkipLink.tsx'
import { openEditor, useOpenEditor } from '../editor-host/open-editor.ts'
import styles from './Guide.module.css'
import { hasGuide, isGuideOpen } from './guide-state.ts'
import { guideSteps } from './guide-steps.ts'
import { placeCard, type Spot } from './place-card.ts'

/** Five steps through the editor, for whoever asks for them. */
export function Guide() {
  const editor = useOpenEditor()
  // It speaks of topics.
  const isMap = editor?.kind.name === 'mindmap'
  useEffect(() => {
    hasGuide.set(isMap)
    return () => hasGuide.set(false)
  }, [isMap])
  // Only when the document is left: whoever asked for it elsewhere waits for the editor.
  useEffect(() => () => isGuideOpen.set(false), [])
  return useStore(isGuideOpen) && isMap && <OpenGuide />
}

const card = { width: 320, height: 192 }
/** How long a part of the window is waited for. */
const frames = 120

function OpenGuide() {
  const { text } = useText()
  const [at, setAt] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const spot = useSpot(at)
  const sentence = useId()
  const step = guideSteps[at]
  const isLast = at === guideSteps.length - 1
  const isPlaced = spot !== null
  // With the first picture of it: a key that is pressed on seeing it must not go nowhere.
  useLayoutEffect(() => {
    if (isPlaced) next.current?.focus()
  }, [isPlaced])
  const close = () => {
    isGuideOpen.set(false)
    // What had the keys before may have been nobody: the map was only just opened.
    requestAnimationFrame(() => openEditor.get()?.focus())
  }
  /** Whoever types wants to write, not to be shown around: the letter is the map's. */
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
    flushSync(() => isGuideOpen.set(false))
    openEditor.get()?.focus()
  }
  if (!step) return null
  return (
    <Dialog label={text('guide.title')} className={styles.dialog} onClose={close} onKeyDown={onKeyDown}>
      {spot && <div className={styles.ring} style={spot.ring} />}
      <div className={styles.card} style={spot?.card} hidden={!spot}>
        <p className={styles.count}>{text('guide.step', { at: at + 1, count: guideSteps.length })}</p>
        <div aria-live="polite">
          <h2 className={styles.title}>{text(step.title)}</h2>
          <p id={sentence} className={styles.sentence}>
            {text(step.sentence)}
          </p>
        </div>
        <div className={styles.buttons}>
          {!isLast && (
            <Button variant="quiet" onClick={close}>
              {text('guide.skip')}
            </Button>
          )}
          <Button
            ref={next}
            variant="filled"
            aria-describedby={sentence}
            onClick={isLast ? close : () => setAt(at + 1)}
          >
            {text(isLast ? 'guide.done' : 'guide.next')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Where the card and the ring around what it speaks of are; again when the window has another size. */
function useSpot(at: number): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null)
  useLayoutEffect(() => {
    const step = guideSteps[at]
    if (step?.tab) openPanel.set(step.tab)
    let frame = 0
    /** What stands around the map comes a moment after it; in an outline there is no rail at all. */
    const find = (patience: number) => {
      if (!step) return
      const part = document.getElementById(step.part)
      if (!part && patience > 0) {
        frame = requestAnimationFrame(() => find(patience - 1))
        return
      }
      const around = (part ?? document.getElementById(mainId))?.getBoundingClientRect()
      const room = { width: innerWidth, height: innerHeight }
      setSpot(around ? placeCard(around, part ? step.side : 'within', card, room) : null)
    }
    const findAgain = () => find(0)
    find(frames)
    addEventListener('resize', findAgain)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', findAgain)
    }
  }, [at])
  return spot
}
