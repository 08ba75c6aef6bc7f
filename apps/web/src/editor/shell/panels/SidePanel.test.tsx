import { Tooltip } from 'radix-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { choosePanel, openPanel } from '../../core/panels/open-panel.ts'
import { EditorContext } from '../../core/use-editor.ts'
import { SidePanel } from './SidePanel.tsx'

const { editor } = await HeadlessEditor.open(['Plan', '  Alpha'])

/** The label of the tab that is open. */
function openTab(): string | undefined {
  const drawn = renderToStaticMarkup(
    <Tooltip.Provider>
      <EditorContext value={editor}>
        <SidePanel />
      </EditorContext>
    </Tooltip.Provider>,
  )
  const tab = drawn.match(/<button[^>]*role="tab"[^>]*aria-selected="true"[^>]*>/)?.[0]
  return tab?.match(/aria-label="([^"]*)"/)?.[1]
}

test('begins with the note in the outline, where rows have no shapes and borders', () => {
  choosePanel('style', false)
  expect(openTab()).toBe('Style')
  editor.shownAs.set('outline')
  expect(openTab()).toBe('Note')
  choosePanel('style', true)
  expect(openTab()).toBe('Style')
  openPanel.set('icons')
  expect(openTab()).toBe('Icons')
  editor.shownAs.set('map')
  openPanel.set('style')
  expect(openTab()).toBe('Style')
})
