import type { Link } from '@ramify/document'
import { Link as LinkIcon, MessageSquareText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { common } from '../panels/common.ts'
import { AddressWords } from './AddressWords.tsx'
import { copyAddress } from './copy-address.ts'
import { linkAddress, linkedMap, typedAddress } from './link-address.ts'
import type { LinkTargets } from './link-targets.ts'
import { TargetList } from './TargetList.tsx'

interface Props {
  /** Of everything that is selected. */
  links: readonly (Link | null)[]
  /** What of the document itself a link can lead to. */
  targets: readonly LinkTargets[]
  /** Whether another document is there for this person. */
  hasMap: (id: string) => Promise<boolean>
  /** Null takes the links away; false: it was refused. */
  onSave: (link: { readonly url: string; readonly tip: string } | null) => boolean
  onClose: () => void
  /** What stands around it: else a dialog. */
  Frame?: typeof FormDialog
}

const toAddress = 'address'

/** Where a link leads: out of the document, to another one, or to a part of this one. */
export function LinkForm({ links, targets, hasMap, onSave, onClose, Frame = FormDialog }: Props) {
  const { text } = useText()
  const [before] = useState(() => ({
    url: common(links.map((link) => link?.url ?? '')) ?? '',
    tip: common(links.map((link) => link?.tip ?? '')) ?? '',
    /** Shown as words, and gone when another one takes its place. */
    address: common(links.map((link) => link?.address ?? '')) ?? '',
  }))
  const inside = targets.find(({ idOf }) => idOf(before.url) !== null)
  const [kind, setKind] = useState(inside?.kind ?? toAddress)
  const [typed, setTyped] = useState(() => (inside ? '' : typedAddress(before.url, location.origin)))
  const [chosen, setChosen] = useState<string | null>(inside?.idOf(before.url) ?? null)
  const [tip, setTip] = useState(before.tip)
  const [error, setError] = useState<string | null>(null)
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
  const isDialog = Frame === FormDialog
  useEffect(() => {
    if (isDialog) form.current?.querySelector<HTMLInputElement>('[inputmode="url"]')?.focus()
  }, [isDialog])
  const target = targets.find((each) => each.kind === kind)

  const save = async () => {
    if (isAsking) return
    const url = target ? chosen && target.urlOf(chosen) : allowed()
    if (target && url === null) setError(target.words.choose)
    if (!url || !(await leadsSomewhere(url))) return
    if (onSave({ url, tip: tip.trim() })) onClose()
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
    const isThere = await hasMap(map)
    setAsking(false)
    if (!isThere) setError(text('editor.link.no-map'))
    return isThere && isOpen.current
  }
  const choose = (next: string | null) => {
    setChosen(next)
    setError(null)
  }
  return (
    <Frame
      ref={form}
      title={text('editor.link')}
      size="m"
      act={text('editor.link.save')}
      isBusy={isAsking}
      onAct={() => void save()}
      onClose={onClose}
      aside={
        links.some((link) => link !== null) && (
          <Button
            variant="quiet"
            onClick={() => {
              onSave(null)
              onClose()
            }}
          >
            {text('editor.link.remove')}
          </Button>
        )
      }
    >
      {before.address !== '' && (
        <div>
          <AddressWords address={before.address} />
          <Button variant="quiet" onClick={() => void copyAddress(before.address)}>
            {text('editor.link.copy')}
          </Button>
        </div>
      )}
      <Segmented
        label={text('editor.link.kind')}
        value={kind}
        options={[
          { value: toAddress, label: text('editor.link.to-address') },
          ...targets.map(({ kind: value, words }) => ({ value, label: words.label })),
        ]}
        onChange={(next) => {
          setKind(next)
          choose(targets.find((each) => each.kind === next)?.idOf(before.url) ?? null)
        }}
      />
      {target ? (
        <TargetList key={kind} targets={target} value={chosen} error={error} onChange={choose} />
      ) : (
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
    </Frame>
  )
}
