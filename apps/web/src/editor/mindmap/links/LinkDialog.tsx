import { useMemo, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { LinkForm } from '../../views/links/LinkForm.tsx'
import { selectedNodes } from '../marks/change-list.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { topicTargets } from './topic-targets.ts'

/** Where the selected topics lead: out of the map, to another map, or to a topic of this one. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
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
    />
  )
}
