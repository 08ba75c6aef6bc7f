import type { ReactNode } from 'react'
import type { PicturePart } from '../../../editor/views/pictures/picture-page.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { type ExportOptions, isFor, scales } from '../formats/export-options.ts'
import styles from './OptionRows.module.css'

interface Props {
  format: string
  options: ExportOptions
  onChange: (options: ExportOptions) => void
  /** What of the selection can stand alone; null: nothing; undefined: the document is not open. */
  part: PicturePart | null | undefined
  isPart: boolean
  onPart: (isPart: boolean) => void
}

/** All options stay in their places: what does not apply to the format says which ones it is for. */
export function OptionRows({ format, options, onChange, part, isPart, onPart }: Props) {
  const { text } = useText()
  const { scale, isTransparent, paper, isLandscape } = options
  const canPart = part != null && isFor('part', format)
  return (
    <div className={styles.rows}>
      <Row label={text('exports.scale')} isOff={!isFor('scale', format)} hint="PNG, JPG">
        <Segmented
          label={text('exports.scale')}
          value={String(scale)}
          options={scales.map((each) => ({ value: String(each), label: `${each}×` }))}
          onChange={(value) => onChange({ ...options, scale: scales.find((each) => String(each) === value) ?? scale })}
        />
      </Row>
      <Row label={text('exports.transparent')} isOff={!isFor('transparent', format)} hint="PNG, SVG">
        <Switch
          label={text('exports.transparent')}
          isOn={isTransparent && isFor('transparent', format)}
          onChange={(isOn) => onChange({ ...options, isTransparent: isOn })}
        />
      </Row>
      {part !== undefined && (
        <Row
          label={text('exports.part')}
          isOff={!canPart}
          hint={
            part === null
              ? text('exports.part.none')
              : isFor('part', format)
                ? text('exports.part.of', { name: part.name, count: part.count })
                : text('exports.part.drawn')
          }
        >
          <Switch label={text('exports.part')} isOn={isPart && canPart} onChange={onPart} />
        </Row>
      )}
      <Row label={text('exports.paper')} isOff={!isFor('paper', format)} hint="PDF">
        <Select
          label={text('exports.paper')}
          size="m"
          value={paper === 'one' ? 'one' : `${paper}-${isLandscape ? 'landscape' : 'portrait'}`}
          options={[
            { value: 'one', label: text('exports.paper.one') },
            { value: 'a4-landscape', label: text('exports.paper.landscape', { size: 'A4' }) },
            { value: 'a4-portrait', label: text('exports.paper.portrait', { size: 'A4' }) },
            { value: 'a3-landscape', label: text('exports.paper.landscape', { size: 'A3' }) },
            { value: 'a3-portrait', label: text('exports.paper.portrait', { size: 'A3' }) },
          ]}
          onChange={(value) => {
            const [size, way] = value.split('-')
            const chosen = size === 'a4' || size === 'a3' ? size : 'one'
            onChange({ ...options, paper: chosen, isLandscape: way !== 'portrait' })
          }}
        />
      </Row>
    </div>
  )
}

interface RowProps {
  label: string
  hint: string
  isOff: boolean
  children: ReactNode
}

/** Off, it takes no keys: the formats that it is for stand beside it. */
function Row({ label, hint, isOff, children }: RowProps) {
  return (
    <div className={classNames(styles.row, isOff && styles.off)}>
      <span className={styles.label}>
        {label}
        {(isOff || !/^[A-Z, ]+$/.test(hint)) && <span className={styles.hint}>{hint}</span>}
      </span>
      <fieldset disabled={isOff} className={styles.control}>
        {children}
      </fieldset>
    </div>
  )
}
