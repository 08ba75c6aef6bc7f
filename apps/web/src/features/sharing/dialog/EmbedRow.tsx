import { CodeXml, X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { KeptTick } from '../../../ui/status/KeptTick.tsx'
import { copyLink } from '../link/copy-link.ts'
import { embedCode, hostTyped } from '../link/share-link.ts'
import styles from './EmbedRow.module.css'

interface Props {
  shareId: string
  name: string
  hosts: readonly string[]
  kept: number
  onChange: (hosts: readonly string[]) => void
}

/** Which sites may show the map on their pages, and the code for that. */
export function EmbedRow({ shareId, name, hosts, kept, onChange }: Props) {
  const { text } = useText()
  return (
    <details className={styles.embed}>
      <summary className={styles.summary}>
        <Icon icon={CodeXml} className={styles.icon} />
        <span className={styles.label}>{text('sharing.embed')}</span>
        <KeptTick count={kept} />
        {hosts.length > 0 && <span className={styles.count}>{hosts.join(', ')}</span>}
      </summary>
      <div className={styles.body}>
        <p className={styles.words}>{text('sharing.embed.sentence')}</p>
        {hosts.length > 0 && (
          <ul className={styles.hosts}>
            {hosts.map((host) => (
              <li key={host} className={styles.host}>
                <span className={styles.name}>{host}</span>
                <IconButton
                  label={text('sharing.embed.remove', { host })}
                  icon={X}
                  onClick={() => onChange(hosts.filter((other) => other !== host))}
                />
              </li>
            ))}
          </ul>
        )}
        <AddHost hosts={hosts} onAdd={(host) => onChange([...hosts, host])} />
        {hosts.length > 0 && (
          <div className={styles.code}>
            <textarea
              readOnly
              rows={4}
              className={styles.text}
              aria-label={text('sharing.embed.code')}
              value={embedCode(shareId, name)}
              onFocus={(event) => event.target.select()}
            />
            <Button
              onClick={() =>
                void copyLink(embedCode(shareId, name), (translator) => translator.text('sharing.embed.copied'))
              }
            >
              {text('sharing.embed.copy')}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}

function AddHost({ hosts, onAdd }: { hosts: readonly string[]; onAdd: (host: string) => void }) {
  const { text } = useText()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const add = () => {
    const host = hostTyped(typed)
    setWrong(host === null)
    if (host === null) return
    setTyped('')
    if (!hosts.includes(host)) onAdd(host)
  }
  return (
    <form
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field
        label={text('sharing.embed.host')}
        isQuiet
        value={typed}
        maxLength={200}
        autoComplete="off"
        error={isWrong ? text('sharing.embed.wrong') : null}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        beside={<Button type="submit">{text('sharing.embed.add')}</Button>}
      />
    </form>
  )
}
