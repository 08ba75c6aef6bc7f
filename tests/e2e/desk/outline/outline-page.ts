import type { EditorPage } from '../../editor/editor-page-object.ts'

/** A map as an outline, as a person at a desk sees and writes it. */
export class OutlinePage {
  readonly editor: EditorPage

  constructor(editor: EditorPage) {
    this.editor = editor
  }

  static async open(editor: EditorPage): Promise<OutlinePage> {
    await editor.field.focus()
    await editor.press('Alt+Shift+o')
    const outline = new OutlinePage(editor)
    await editor.rows.first().waitFor()
    return outline
  }

  /** The rows that are elements of the page, as they are seen: from top to bottom, set in by their level. */
  async rows(): Promise<string[]> {
    const rows = await this.editor.rows.evaluateAll((elements) =>
      elements
        .map((row) => {
          const words = row.querySelector('[data-text]')
          const level = Number(row.getAttribute('aria-level'))
          const { top } = row.getBoundingClientRect()
          return { top, text: '  '.repeat(level - 1) + (words?.textContent ?? '') }
        })
        .sort((a, b) => a.top - b.top),
    )
    return rows.map(({ text }) => text)
  }

  /** Presses into the words of a row, at their end. */
  async write(words: string): Promise<void> {
    await this.editor.click(this.editor.row(words).locator('[data-text]'))
    await this.editor.press('End')
  }

  /** Selects a row as a whole. */
  async choose(words: string, ...modifiers: 'Control'[]): Promise<void> {
    await this.editor.click(this.editor.row(words).locator('[data-bullet]'), ...modifiers)
  }
}
