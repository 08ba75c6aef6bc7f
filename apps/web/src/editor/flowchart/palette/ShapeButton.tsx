import { flowShape } from '@ramify/scene'
import { memo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { focusField } from '../../core/focus-field.ts'
import { isStartPanelOpen } from '../../core/panels/start-panel.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { askedShape } from './asked-shape.ts'
import { dragFromPalette } from './drag-from-palette.ts'
import { placeShape } from './place-shapes.ts'
import styles from './ShapePalette.module.css'
import { ShapePicture } from './ShapePicture.tsx'
import { shapeName } from './shape-name.ts'

interface Props {
  kind: string
  /** With its name below: a finger has no tooltip. */
  isNamed?: boolean
}

/** One shape of the palette: a click puts it into the middle, dragged it is put where it is let go, or on what is to become it. */
export const ShapeButton = memo(function ShapeButton({ kind, isNamed = false }: Props) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const name = shapeName(kind, text)
  // The next keys are the words of the shape.
  const put = (at?: { x: number; y: number }) => {
    const asked = askedShape.get()
    if (asked && (at === undefined || (asked.isAt?.(at) ?? true))) {
      // Choosing may open something else in its place.
      isStartPanelOpen.set(false)
      asked.choose(kind)
    } else if (placeShape(editor, kind, at)) focusField(editor)
  }
  return (
    <Tooltip text={name} side="bottom">
      <button
        type="button"
        data-palette-shape={kind}
        className={styles.shape}
        aria-label={name}
        onClick={() => put()}
        onPointerDown={({ nativeEvent, currentTarget }) =>
          dragFromPalette(editor, { button: currentTarget, size: flowShape(kind).size, put }, nativeEvent)
        }
      >
        <ShapePicture kind={kind} />
        {isNamed && (
          <span aria-hidden="true" className={styles.name}>
            {name}
          </span>
        )}
      </button>
    </Tooltip>
  )
})
