import { ImagePlus, Type } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShape } from '../items/add-shape.ts'
import { insertPicture } from './put-picture.ts'

/** Text and pictures come without the palette. */
export function insertActions(editor: FlowchartEditor): readonly EditorAction[] {
  return [
    {
      id: 'flowchart.text',
      label: 'flowchart.action.text',
      icon: Type,
      group: 'create',
      keys: ['alt+shift+q'],
      isVisible: () => editor.mayEdit,
      run: () => {
        const { width, height } = editor.screen.get()
        const middle = toMap(editor.view.get(), { x: width / 2, y: height / 2 })
        if (addShape(editor, 'text', middle)) beginWriting(editor, 'afresh')
      },
    },
    {
      id: 'flowchart.image',
      label: 'flowchart.action.image',
      icon: ImagePlus,
      group: 'create',
      keys: ['alt+shift+i'],
      isVisible: () => editor.mayEdit,
      run: () => insertPicture(editor),
    },
  ]
}
