import type { FlowchartCommand } from '@ramify/document'
import { type ComponentProps, useMemo, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { LinkForm } from '../../views/links/LinkForm.tsx'
import { LinkKeys } from '../../views/links/LinkKeys.tsx'
import { idsOf } from '../items/items.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { linkable } from './link-target.ts'
import { linkTargets } from './targets.ts'

interface Props {
  onClose: () => void
  Frame?: ComponentProps<typeof LinkForm>['Frame']
}

/** Where the selected shapes and connectors lead: out of the flowchart, to another document, a page or a shape. */
export function LinkDialog({ onClose, Frame }: Props) {
  const editor = useFlowchartEditor()
  const translator = useText()
  const [links] = useState(() => linkable(editor).map(({ link }) => link))
  const [ids] = useState(() => idsOf(editor.selection.get()))
  const targets = useMemo(() => linkTargets(editor, ids.shapes, translator), [editor, ids, translator])
  const save = (link: { readonly url: string; readonly tip: string } | null) => {
    const { shapes, connectors } = editor.document.snapshot
    // Somebody else may have deleted some of them while the dialog was open.
    const [boxes, lines] = [
      ids.shapes.filter((id) => shapes.has(id)),
      ids.connectors.filter((id) => connectors.has(id)),
    ]
    const commands: FlowchartCommand[] = []
    if (boxes.length > 0) commands.push({ type: 'setShapes', shapes: boxes, link })
    if (lines.length > 0) commands.push({ type: 'setConnectors', connectors: lines, link })
    return editor.batch(commands).ok
  }
  return (
    <LinkForm
      links={links}
      targets={targets}
      hasMap={editor.hasMap}
      onSave={save}
      onClose={onClose}
      {...(Frame && { Frame })}
    />
  )
}

/** The same in the place of the keyboard. */
export function LinkPanel({ onDone }: { onDone: () => void }) {
  return <LinkDialog onClose={onDone} Frame={LinkKeys} />
}
