import { nodeLink } from '@ramify/document'
import { Link as LinkIcon, MessageSquareText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { common } from '../../views/panels/common.ts'
import { selectedNodes } from '../marks/change-list.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { linkAddress, linkedMap, linkedNode, typedAddress } from './link-address.ts'
import { TopicList } from './TopicList.tsx'

/** Where the selected topics lead: out of the map, to another map, or to a topic of this one. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const editor = useMapEditor()
  const { text } = useText()
  const [nodes] = useState(() => selectedNodes(editor))
  const [before] = useState(() => ({
    url: common(nodes.map(({ link }) => link?.url ?? '')) ?? '',
    tip: common(nodes.map(({ link }) => link?.tip ?? '')) ?? '',
  }))
  const target = linkedNode(before.url)
  const [kind, setKind] = useState<'address' | 'topic'>(target === null ? 'address' : 'topic')
  const [typed, setTyped] = useState(() => (target === null ? typedAddress(before.url, location.origin) : ''))
  const [topic, setTopic] = useState(target)
  const [tip, setTip] = useState(before.tip)
  const [error, setError] = useState<string | null>(null)
  const [ids] = useState(() => nodes.map(({ id }) => id))
  const [isAsking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  // The dialog gives the focus to the first thing in it; an address is what people have in their hands.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[inputmode="url"]')?.focus(), [])

  const save = async () => {
    if (isAsking) return
    const url = kind === 'topic' ? topic && nodeLink(topic) : allowed()
    if (kind === 'topic' && url === null) setError(text('editor.link.choose'))
    if (!url || !(await leadsSomewhere(url))) return
    const result = editor.execute({ type: 'setLink', ids, link: { url, tip: tip.trim() } })
    if (result.ok) onClose()
    else setError(text('editor.link.refused'))
  }
  const allowed = (): string | null => {
    const address = linkAddress(typed, location.origin)
    if (address.isAllowed) return address.url
    setError(text(address.reason === 'empty' ? 'editor.link.required' : 'editor.link.refused'))
    return null
  }
  /** One that was there already is not asked about again. */
  const leadsSomewhere = async (url: string): Promise<boolean> => {
    const map = linkedMap(url)
    if (map === null || url === before.url) return true
    setAsking(true)
    const isThere = await editor.hasMap(map)
    setAsking(false)
    if (!isThere) setError(text('editor.link.no-map'))
    return isThere && isOpen.current
  }
  const remove = () => {
    editor.execute({ type: 'setLink', ids, link: null })
    onClose()
  }
  return (
    <FormDialog
      ref={form}
      title={text('editor.link')}
      size="m"
      act={text('editor.link.save')}
      isBusy={isAsking}
      onAct={() => void save()}
      onClose={onClose}
      aside={
        nodes.some(({ link }) => link !== null) && (
          <Button variant="quiet" onClick={remove}>
            {text('editor.link.remove')}
          </Button>
        )
      }
    >
      <Segmented
        label={text('editor.link.kind')}
        value={kind}
        options={[
          { value: 'address', label: text('editor.link.to-address') },
          { value: 'topic', label: text('editor.link.to-topic') },
        ]}
        onChange={(next) => {
          setKind(next)
          setError(null)
        }}
      />
      {kind === 'address' ? (
        <Field
          label={text('editor.link.address')}
          icon={LinkIcon}
          isQuiet
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          required
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(null)
          }}
        />
      ) : (
        <TopicList
          exclude={ids}
          value={topic}
          error={error}
          onChange={(id) => {
            setTopic(id)
            setError(null)
          }}
        />
      )}
      <Field
        label={text('editor.link.tip')}
        icon={MessageSquareText}
        isQuiet
        autoComplete="off"
        maxLength={1000}
        value={tip}
        onChange={(event) => setTip(event.target.value)}
      />
    </FormDialog>
  )
}
