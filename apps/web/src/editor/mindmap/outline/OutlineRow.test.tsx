import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { EditorContext } from '../../core/use-editor.ts'
import styles from './OutlineRow.module.css'
import { OutlineRow } from './OutlineRow.tsx'
import type { RowList } from './rows/row-list.ts'
import type { RowToDraw } from './rows/use-rows.ts'

const map = await HeadlessEditor.open(['Plan', '  Alpha'])

function drawn(row: Partial<RowToDraw>): string {
  const node = map.editor.document.snapshot.nodes.get(map.idOf('Alpha'))
  if (!node) throw new Error('There is an Alpha')
  const list = { measure: () => () => undefined } as unknown as RowList
  const place = { number: '', level: 2, position: 1, size: 1, indent: 1, top: 30, color: '#3982fc' }
  const kind = { isTitle: false, hidden: 0, comments: 0, opensFloating: false, isSummary: false }
  return renderToStaticMarkup(
    <EditorContext value={map.editor}>
      <OutlineRow list={list} node={node} {...place} {...kind} isSelected={false} isWritten={false} {...row} />
    </EditorContext>,
  )
}

test('the row that is written is marked as one that is selected', () => {
  expect(styles.selected).toBeTruthy()
  expect(drawn({})).not.toContain(styles.selected)
  expect(drawn({ isSelected: true })).toContain(styles.selected)
  expect(drawn({ isWritten: true })).toContain(styles.selected)
})

test('there is a guide line for each level above a row, up to where rows are set in no further', () => {
  const lines = (indent: number) => /--indent:(\d+)/.exec(drawn({ indent }))?.[1]
  expect([0, 3, 40].map(lines)).toEqual(['0', '3', '14'])
})
