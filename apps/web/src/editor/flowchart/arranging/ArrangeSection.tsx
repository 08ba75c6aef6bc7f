import { useRef } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { NumberField } from '../../views/panels/NumberField.tsx'
import { Section } from '../../views/panels/Section.tsx'
import { type Handled, handled } from '../gestures/handles.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './ArrangeSection.module.css'
import { alignIds, distributeIds, sameSizeIds, turnIds } from './arrange-actions.ts'
import { placeFrame, resizeFrame, turnFrame } from './set-frame.ts'

/** Beyond this nothing can be found again. */
const farthest = 100_000

/** Where what is selected is and how large; in line with others, and before or behind them. */
export function ArrangeSection() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const found = useHandled()
  const frame = found?.frame
  const field = (letter: string, label: string, value: number, least: number, set: (value: number) => void) => (
    <span className={styles.field}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <NumberField label={label} value={Math.round(value)} least={least} most={farthest} onChange={set} />
    </span>
  )
  return (
    <Section title={text('flowchart.arrange')}>
      <div className={styles.buttons}>
        {alignIds.map((id) => (
          <ActionButton key={id} id={id} />
        ))}
      </div>
      <div className={styles.buttons}>
        {[...distributeIds, ...sameSizeIds, 'flowchart.fit-to-text'].map((id) => (
          <ActionButton key={id} id={id} />
        ))}
      </div>
      {frame && (
        <div className={styles.fields}>
          {field('X', text('flowchart.arrange.x'), frame.x, -farthest, (x) => placeFrame(editor, { x }))}
          {field('Y', text('flowchart.arrange.y'), frame.y, -farthest, (y) => placeFrame(editor, { y }))}
          {field(text('flowchart.arrange.w'), text('flowchart.page.width'), frame.width, 1, (width) =>
            resizeFrame(editor, { width }),
          )}
          {field(text('flowchart.arrange.h'), text('flowchart.page.height'), frame.height, 1, (height) =>
            resizeFrame(editor, { height }),
          )}
          {found.single &&
            field('°', text('flowchart.arrange.turn'), frame.turn, -180, (turn) => turnFrame(editor, turn))}
          <div className={styles.turns}>
            {[...turnIds, 'flowchart.lock'].map((id) => (
              <ActionButton key={id} id={id} />
            ))}
          </div>
        </div>
      )}
      {!frame && (
        <div className={styles.buttons}>
          <ActionButton id="flowchart.lock" />
        </div>
      )}
      <div className={styles.fields}>
        <OrderButton id="editor.to-front" words={text('flowchart.arrange.front')} />
        <OrderButton id="editor.to-back" words={text('flowchart.arrange.back')} />
      </div>
    </Section>
  )
}

/** There is room for one word only; the tooltip says the rest. */
function OrderButton({ id, words }: { id: string; words: string }) {
  const action = useAction(id)
  if (!action) return null
  const { label, icon, shortcut, disabledReason, run } = action
  return (
    <Tooltip text={disabledReason ?? label} shortcut={disabledReason === null ? shortcut : null}>
      <Button variant="outlined" aria-label={label} isOff={disabledReason !== null} onClick={run}>
        {icon && <Icon icon={icon} size="s" />}
        {words}
      </Button>
    </Tooltip>
  )
}

/** Not asked for while something is dragged: with thousands of shapes it takes longer than the drag. */
function useHandled(): Handled | null {
  const editor = useFlowchartEditor()
  const isBusy = useStore(editor.gesturePreview) !== null
  useStore<unknown>(isBusy ? editor.lockReason : editor.scene)
  useStore(editor.selection)
  const last = useRef<Handled | null>(null)
  if (!isBusy) last.current = handled(editor)
  return last.current
}
