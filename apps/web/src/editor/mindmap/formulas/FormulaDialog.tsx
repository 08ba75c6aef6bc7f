import { longestFormula } from '@ramify/document'
import { type FormulaSetter, isSet } from '@ramify/scene'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { leadNode } from '../selection/conditions.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { buildingBlocks, greekLetters, type Written, withBlock, withLetter } from './building-blocks.ts'
import styles from './FormulaDialog.module.css'
import { FormulaPreview } from './FormulaPreview.tsx'
import { loadFormulas } from './late-formulas.ts'

/** The formula of the lead topic: written in TeX, seen at once as it will be drawn. */
export function FormulaDialog({ onClose }: { onClose: () => void }) {
  const editor = useMapEditor()
  const { text } = useText()
  const [node] = useState(() => leadNode(editor))
  const [source, setSource] = useState(node?.formula ?? '')
  const [formulas, setFormulas] = useState<FormulaSetter | 'missing' | null>(null)
  const [isRequired, setRequired] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const help = useId()
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    let isGone = false
    const arrive = (next: FormulaSetter | 'missing') => !isGone && setFormulas(next)
    loadFormulas().then(arrive, () => arrive('missing'))
    return () => {
      isGone = true
    }
  }, [])
  // Long formulas take a moment: letters come first.
  const shown = useDeferredValue(source.trim())
  const result = useMemo(
    () => (shown === '' || formulas === null || formulas === 'missing' ? null : formulas.set(shown)),
    [formulas, shown],
  )
  const fault = result && 'fault' in result ? result.fault : null
  const problem = isRequired
    ? text('editor.formula.required')
    : fault !== null
      ? text('editor.formula.fault', { message: fault })
      : formulas === 'missing'
        ? text('editor.formula.missing')
        : null

  const write = ({ source: next, caret }: Written) => {
    if (next.length > longestFormula) return
    setSource(next)
    setRequired(false)
    const element = field.current
    if (!element) return
    // The caret is set in what the field says by then.
    element.value = next
    element.focus()
    element.setSelectionRange(caret, caret)
  }
  const marked = () =>
    [field.current?.selectionStart ?? source.length, field.current?.selectionEnd ?? source.length] as const
  const save = () => {
    if (source.trim() === '') return setRequired(true)
    if (node) editor.execute({ type: 'setFormula', id: node.id, formula: source })
    onClose()
  }
  const remove = () => {
    if (node) editor.execute({ type: 'setFormula', id: node.id, formula: null })
    onClose()
  }
  return (
    <FormDialog
      title={text('editor.formula')}
      size="m"
      act={text('editor.formula.save')}
      onAct={save}
      onClose={onClose}
      aside={
        node?.formula !== undefined && (
          <Button variant="quiet" onClick={remove}>
            {text('editor.formula.remove')}
          </Button>
        )
      }
    >
      <div role="toolbar" aria-label={text('editor.formula.blocks')} className={styles.blocks}>
        {buildingBlocks.map((block) => (
          <button
            key={block.name}
            type="button"
            className={styles.block}
            aria-label={text(`editor.formula.block.${block.name}`)}
            title={text(`editor.formula.block.${block.name}`)}
            onClick={() => write(withBlock(source, ...marked(), block))}
          >
            {block.sign}
          </button>
        ))}
        <span className={styles.gap} />
        {greekLetters.map(([sign, name]) => (
          <button
            key={name}
            type="button"
            className={styles.block}
            aria-label={name}
            title={`\\${name}`}
            onClick={() => write(withLetter(source, ...marked(), name))}
          >
            {sign}
          </button>
        ))}
      </div>
      <textarea
        ref={field}
        className={styles.source}
        rows={3}
        maxLength={longestFormula}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-label={text('editor.formula.source')}
        aria-describedby={help}
        aria-invalid={problem !== null}
        placeholder="e^{i\pi} + 1 = 0"
        value={source}
        onChange={(event) => {
          setSource(event.target.value)
          setRequired(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      />
      <div className={styles.preview}>
        {isSet(result) && <FormulaPreview formula={result} label={text('editor.formula.preview')} />}
        {shown === '' && <p className={styles.hint}>{text('editor.formula.hint')}</p>}
      </div>
      <p id={help} role="status" className={styles.problem}>
        {problem}
      </p>
    </FormDialog>
  )
}
