import { Baseline, Ellipsis } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { Menu, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { selectionBarId } from '../../core/selection-bar-id.ts'
import { surroundings } from '../../core/surroundings.ts'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import type { Chosen } from '../style/chosen.ts'
import { useChosen } from '../style/use-chosen.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { barBox, barPlace } from './bar-place.ts'
import { ReplaceShape } from './ReplaceShape.tsx'
import styles from './ShapeBar.module.css'

const moreIds = [
  ['editor.duplicate', 'editor.copy-style', 'editor.paste-style', 'flowchart.format-painter'],
  ['editor.to-front', 'editor.to-back', 'flowchart.set-default-style', 'editor.reset-style'],
  ['editor.delete'],
]

/** Below the only shape that is selected: what is done to it most often. In a hand there is a strip for that. */
export function ShapeBar() {
  const editor = useFlowchartEditor()
  const chosen = useChosen()
  useStore(editor.selection)
  useStore(editor.editRight)
  const isBusy = useStore(editor.gesturePreview) !== null
  const isWriting = useStore(editor.writing) !== null
  // The shapes that are offered for the next one would lie below it.
  const isChoosing = useStore(editor.connectorState.choice) !== null
  const lock = useStore(editor.lockReason)
  const isInHand = useStore(surroundings) === 'hand'
  const [only, other] = editor.selection.get()
  const isShown =
    only?.type === 'shape' &&
    !other &&
    !isInHand &&
    !isBusy &&
    !isWriting &&
    !isChoosing &&
    editor.mayEdit &&
    lock === null
  return isShown && chosen.lockReason === null && chosen.shapes.things.length > 0 ? (
    <Bar key={only.id} id={only.id} chosen={chosen} />
  ) : null
}

function Bar({ id, chosen: { shapes, texts } }: { id: string; chosen: Chosen }) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const bar = useRef<HTMLDivElement>(null)
  const scene = useStore(editor.scene)
  const rest = useStore(editor.restingView)
  const screen = useStore(editor.screen)
  const placed = scene.shapeOf(id)
  useLayoutEffect(() => {
    const element = bar.current
    const box = barBox(scene, id)
    if (!element || !box) return
    const { offsetWidth: width, offsetHeight: height } = element
    const place = barPlace(box, { width, height }, rest, screen)
    element.style.translate = `${place.x}px ${place.y}px`
  }, [scene, id, rest, screen])
  // While the view moves it would lag behind.
  useLayoutEffect(() => {
    const hide = () => bar.current?.toggleAttribute('data-moving', editor.view.get() !== editor.restingView.get())
    hide()
    const stops = [editor.view.subscribe(hide), editor.restingView.subscribe(hide)]
    return () => stops.forEach((stop) => void stop())
  }, [editor])
  if (!placed) return null
  const fill = shapes.paint('fill', ({ face }) => face.style.fill)
  return (
    <div
      ref={bar}
      id={selectionBarId}
      role="toolbar"
      aria-label={text('flowchart.bar')}
      className={styles.bar}
      data-over-canvas
    >
      <ColorButton
        label={text('editor.style.fill')}
        value={fill}
        themeColor={shapes.seen(({ face }) => face.style.fill)}
        canBeNone
        sign="disc"
        onChange={(color) => shapes.dress({ fill: color })}
      />
      <ColorButton
        label={text('editor.style.border')}
        value={shapes.paint('border', ({ face }) => face.style.border)}
        themeColor={shapes.seen(({ face }) => face.style.border)}
        canBeNone
        sign="ring"
        onChange={(border) => shapes.dress({ border })}
      />
      <ColorButton
        label={text('flowchart.bar.text-color')}
        value={texts.paint('color', ({ color }) => color)}
        themeColor={texts.seen(({ color }) => color)}
        sign={Baseline}
        onChange={(color) => texts.dress({ color })}
      />
      <ReplaceShape />
      <ActionButton id="editor.link" side="bottom" />
      <hr className={styles.line} />
      <Menu align="end" trigger={<IconButton label={text('flowchart.bar.more')} icon={Ellipsis} side="bottom" />}>
        {moreIds.map((ids, nth) => (
          <Fragment key={ids[0]}>
            {nth > 0 && <MenuSeparator />}
            {ids.map((each) => (
              <ActionMenuItem key={each} id={each} isQuiet />
            ))}
          </Fragment>
        ))}
      </Menu>
    </div>
  )
}
