import { Shapes } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { longestShapeName, type OwnShape } from './own-shape.ts'
import { renameOwnShape } from './own-shapes.ts'

interface Props {
  shape: OwnShape
  onClose: () => void
}

/** Asks for another name of an own shape. */
export function RenameShapeDialog({ shape, onClose }: Props) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const [name, setName] = useState(shape.name)
  const [error, setError] = useState<string | null>(null)
  const keep = () => {
    if (name.trim() === '') return setError(text('flowchart.own.name-required'))
    void renameOwnShape(editor, shape.id, name.trim())
    onClose()
  }
  return (
    <FormDialog
      title={text('flowchart.own.rename-title')}
      size="s"
      act={text('flowchart.own.rename')}
      onAct={keep}
      onClose={onClose}
    >
      <Field
        label={text('flowchart.own.name')}
        icon={Shapes}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestShapeName}
        required
        value={name}
        error={error}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setName(target.value)
          setError(null)
        }}
      />
    </FormDialog>
  )
}
