import type { EditorPage } from './editor-page-object.ts'

/** What the browser gives a page while somebody writes with an input method. */
export interface InputMethod {
  /** What is composed so far; nothing gives it up. */
  compose(text: string): Promise<void>
  commit(text: string): Promise<void>
  /** A key the input method takes for itself: the page hears of it with the code 229. */
  key(key: string): Promise<void>
}

export async function inputMethodOf(editor: EditorPage): Promise<InputMethod> {
  const tools = await editor.devTools()
  return {
    async compose(text) {
      await tools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    },
    async commit(text) {
      await tools.send('Input.insertText', { text })
    },
    async key(key) {
      await tools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 })
      await tools.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: 229 })
    },
  }
}
