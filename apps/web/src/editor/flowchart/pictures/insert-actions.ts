import { flowShape } from '@ramify/scene'
import { ImagePlus, Table, Type } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShape } from '../items/add-shape.ts'
import { freeMiddle } from '../items/free-middle.ts'
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
        if (addShape(editor, 'text', freeMiddle(editor, flowShape('text').size))) beginWriting(editor, 'afresh')
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
    {
      id: 'flowchart.table',
      label: 'flowchart.action.table',
      icon: Table,
      group: 'create',
      isVisible: () => editor.mayEdit,
      run: () => editor.dialog.set('table'),
    },
  ]
}
