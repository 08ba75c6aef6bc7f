import type { Background, Patch } from '@ramify/document'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart } from '../../../platform/store.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { NumberField } from '../../views/panels/NumberField.tsx'
import { Row, Section } from '../../views/panels/Section.tsx'
import { GridRows } from '../arranging/GridRows.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { paperOf, paperSize, papers } from './papers.ts'

const patterns = ['theme', 'none', 'grid', 'dots', 'lines'] as const
const jumps = ['arc', 'gap', 'none'] as const
const paperNames = ['endless', ...Object.keys(papers)] as readonly ('endless' | keyof typeof papers)[]

/** What the page that is shown has as a whole: its paper, and what lines do where they cross. */
export function PageSection() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const { id, background, size } = usePart(editor.scene, ({ parts }) => parts.page)
  const jump = usePart(editor.scene, ({ parts }) => parts.snapshot.jumps)
  const paper = usePart(editor.scene, (page) => page.paper)
  const paint = (patch: Patch<Background>) => editor.execute({ type: 'setPage', page: id, background: patch })
  const resize = (wanted: { width: number; height: number } | null) =>
    editor.execute({ type: 'setPage', page: id, size: wanted })
  const chosen = size ? paperOf(size) : null
  return (
    <Section title={text('flowchart.page')}>
      <Row label={text('editor.style.color')}>
        <ColorButton
          label={text('flowchart.page.background')}
          value={background?.color}
          themeColor={paper}
          onChange={(color) => paint({ color })}
        />
      </Row>
      <Row label={text('flowchart.page.pattern')}>
        <Select
          label={text('flowchart.page.pattern')}
          value={patterns.find((name) => name === background?.pattern) ?? 'theme'}
          options={patterns.map((value) => ({ value, label: text(`editor.map.pattern.${value}`) }))}
          onChange={(pattern) => paint({ pattern: pattern === 'theme' ? null : pattern })}
        />
      </Row>
      <Row label={text('flowchart.page.size')}>
        <Select
          label={text('flowchart.page.size')}
          value={size === null ? 'endless' : (chosen?.name ?? null)}
          placeholder={text('flowchart.page.size.own')}
          options={paperNames.map((value) => ({ value, label: text(`flowchart.page.size.${value}`) }))}
          onChange={(name) => resize(name === 'endless' ? null : paperSize(name, chosen?.isAcross ?? false))}
        />
      </Row>
      {size && (
        <>
          <Row label={text('flowchart.page.measures')}>
            <NumberField
              label={text('flowchart.page.width')}
              value={Math.round(size.width)}
              least={leastPaper}
              most={mostPaper}
              onChange={(width) => resize({ ...size, width })}
            />
            <NumberField
              label={text('flowchart.page.height')}
              value={Math.round(size.height)}
              least={leastPaper}
              most={mostPaper}
              onChange={(height) => resize({ ...size, height })}
            />
          </Row>
          <Row label={text('flowchart.page.turn')}>
            <Select
              label={text('flowchart.page.turn')}
              value={size.width > size.height ? 'across' : 'upright'}
              options={(['upright', 'across'] as const).map((value) => ({
                value,
                label: text(`flowchart.page.turn.${value}`),
              }))}
              onChange={(turn) => {
                const [short, long] = [size.width, size.height].sort((a, b) => a - b) as [number, number]
                resize(turn === 'across' ? { width: long, height: short } : { width: short, height: long })
              }}
            />
          </Row>
        </>
      )}
      <Row label={text('flowchart.page.jumps')}>
        <Select
          label={text('flowchart.page.jumps')}
          value={jumps.find((name) => name === jump) ?? 'none'}
          options={jumps.map((value) => ({ value, label: text(`flowchart.jumps.${value}`) }))}
          onChange={(value) => editor.execute({ type: 'setSettings', jumps: value })}
        />
      </Row>
      <GridRows />
    </Section>
  )
}

/** Pixels. */
const leastPaper = 100
const mostPaper = 10_000
