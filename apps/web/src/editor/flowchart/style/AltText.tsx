import type { ShapeSnapshot } from '@ramify/document'
import { useText } from '../../../platform/i18n/language.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'

/** As `altText` in the schema allows. */
const longest = 1000

/** What people hear of a shape who do not see it. All that is written until the field is left is one undo step. */
export function AltText({ shape: { id, alt = '' } }: { shape: ShapeSnapshot }) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  return (
    <TextArea
      label={text('flowchart.style.alt')}
      placeholder={text('flowchart.style.alt.hint')}
      rows={2}
      maxLength={longest}
      value={alt}
      onFocus={() => editor.document.mark()}
      onChange={({ target: { value } }) => editor.continueStep({ type: 'setShapes', shapes: [id], alt: value })}
      onBlur={() => editor.document.mark()}
    />
  )
}
