import { Popover } from 'radix-ui'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { focusField } from '../../core/focus-field.ts'
import { PictureChoice } from '../../views/panels/PictureChoice.tsx'
import { ShapePicture } from '../palette/ShapePicture.tsx'
import { shapeName } from '../palette/shape-name.ts'
import { useChosen } from '../style/use-chosen.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './ReplaceShape.module.css'
import { isReplacing, replacements, replaceShapes } from './replace-shape.ts'

/** The forms that the selected shape can have, behind the button of the action. */
export function ReplaceShape() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const group = useId()
  const button = useRef<HTMLSpanElement>(null)
  const isOpen = useStore(isReplacing)
  const kind = useChosen().shapes.seen(({ face }) => face.kind)
  useEffect(() => () => isReplacing.set(false), [])
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => isReplacing.set(next)}>
      <Popover.Anchor asChild>
        <span ref={button} className={styles.anchor}>
          <ActionButton id="flowchart.replace-shape" side="bottom" />
        </span>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          sideOffset={8}
          collisionPadding={8}
          aria-label={text('flowchart.action.replace-shape')}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusField(editor)
          }}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          }}
          onKeyDown={(event) => event.key === 'Enter' && isReplacing.set(false)}
        >
          <div role="radiogroup" aria-label={text('flowchart.action.replace-shape')} className={styles.grid}>
            {replacements.map((id) => (
              <PictureChoice
                key={id}
                group={group}
                label={shapeName(id, text)}
                isOn={id === kind}
                isFramed={id === kind}
                className={styles.choice}
                onChoose={() => {
                  replaceShapes(editor, id)
                  isReplacing.set(false)
                }}
              >
                <ShapePicture kind={id} />
              </PictureChoice>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
