import type { MapEditor } from '../map-editor.ts'
import { leadNode } from '../selection/conditions.ts'
import { attachFiles } from './attach-files.ts'

/** The browser holds no input that is not in the page: one that is collected while somebody looks for a file never hears of it. */
let asking: HTMLInputElement | undefined

/** Lets the person choose files of any kind for the lead topic. */
export function pickFiles(editor: MapEditor): void {
  const id = leadNode(editor)?.id
  if (id === undefined) return
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    if (files.length > 0) attachFiles(editor, id, files)
  })
  asking = input
  asking.click()
}
