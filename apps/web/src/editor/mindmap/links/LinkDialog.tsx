import { type ComponentProps, useMemo, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { LinkForm } from '../../views/links/LinkForm.tsx'
import { LinkKeys } from '../../views/links/LinkKeys.tsx'
import { selectedNodes } from '../marks/change-list.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { topicTargets } from './topic-targets.ts'

interface Props {
  onClose: () => void
  Frame?: ComponentProps<typeof LinkForm>['Frame']
}

/** Where the selected topics lead: out of the map, to another map, or to a topic of this one. */
export function LinkDialog({ onClose, Frame }: Props) {
  const editor = useMapEditor()
  const translator = useText()
  const [nodes] = useState(() => selectedNodes(editor))
  const ids = useMemo(() => nodes.map(({ id }) => id), [nodes])
  const targets = useMemo(() => [topicTargets(editor, ids, translator)], [editor, ids, translator])
  return (
    <LinkForm
      links={nodes.map(({ link }) => link)}
      targets={targets}
      hasMap={editor.hasMap}
      onSave={(link) => editor.execute({ type: 'setLink', ids, link }).ok}
      onClose={onClose}
      {...(Frame && { Frame })}
    />
  )
}

/** The same in the place of the keyboard. */
export function LinkPanel({ onDone }: { onDone: () => void }) {
  return <LinkDialog onClose={onDone} Frame={LinkKeys} />
}
