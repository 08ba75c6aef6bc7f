import { nodeLink } from '@ramify/document'
import { Link as LinkIcon, MessageSquareText } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { selectedNodes } from '../marks/change-list.ts'
import { common } from '../panels/style/common.ts'
import { useEditor } from '../use-editor.ts'
import styles from './LinkDialog.module.css'
import { linkAddress, linkedNode, typedAddress } from './link-address.ts'
import { TopicList } from './TopicList.tsx'

/** Where the selected topics lead: out of the map, to another map, or to a topic of this one. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
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
  const form = useRef<HTMLFormElement>(null)
  // The dialog gives the focus to the first thing in it; an address is what people have in their hands.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[inputmode="url"]')?.focus(), [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const url = kind === 'topic' ? topic && nodeLink(topic) : allowed()
    if (kind === 'topic' && url === null) setError(text('editor.link.choose'))
    if (!url) return
    const result = editor.act({ type: 'setLink', ids, link: { url, tip: tip.trim() } })
    if (result.ok) onClose()
    else setError(text('editor.link.refused'))
  }
  const allowed = (): string | null => {
    const address = linkAddress(typed, location.origin)
    if (address.isAllowed) return address.url
    setError(text(address.reason === 'empty' ? 'editor.link.required' : 'editor.link.refused'))
    return null
  }
  const remove = () => {
    editor.act({ type: 'setLink', ids, link: null })
    onClose()
  }
  return (
    <Dialog label={text('editor.link')} className={styles.dialog} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={save} noValidate>
        <h2 className={styles.title}>{text('editor.link')}</h2>
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
          autoComplete="off"
          maxLength={1000}
          value={tip}
          onChange={(event) => setTip(event.target.value)}
        />
        <div className={styles.buttons}>
          {nodes.some(({ link }) => link !== null) && (
            <Button variant="quiet" className={styles.remove} onClick={remove}>
              {text('editor.link.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button variant="filled" type="submit">
            {text('editor.link.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
