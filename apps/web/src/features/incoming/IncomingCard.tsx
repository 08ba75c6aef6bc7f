import { useQuery } from '@tanstack/react-query'
import { Link as LinkIcon, Paperclip } from 'lucide-react'
import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../platform/i18n/language.ts'
import { removeIncoming } from '../../platform/incoming/incoming.ts'
import { pendingTopic } from '../../platform/incoming/pending-topic.ts'
import type { Incoming } from '../../platform/incoming/read-incoming.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type FileItem, lastEditedMaps } from '../files/index.ts'
import styles from './IncomingCard.module.css'
import { makeMap } from './make-map.ts'

interface Props {
  incoming: Incoming
  isFirst: boolean
  onChange: () => void
}

/** What came, and what can become of it. */
export function IncomingCard({ incoming, isFirst, onChange }: Props) {
  const { text } = useText()
  const { id, title, words, url, files } = incoming
  const [isBusy, setBusy] = useState(false)
  const { data: maps = [] } = useQuery({
    queryKey: ['incoming', 'maps'],
    queryFn: ({ signal }) => lastEditedMaps(signal),
    networkMode: 'always',
    retry: false,
  })
  const make = async () => {
    setBusy(true)
    await makeMap(incoming)
    setBusy(false)
    onChange()
  }
  const addTo = ({ id: documentId, path }: FileItem) => {
    pendingTopic.set({ documentId, incoming })
    navigate(path ?? '/')
  }
  return (
    <article className={styles.card}>
      <div className={styles.content}>
        {title !== '' && <h2 className={styles.title}>{title}</h2>}
        {words !== '' && <p className={styles.words}>{words}</p>}
        {url !== null && (
          <p className={styles.fact}>
            <Icon icon={LinkIcon} />
            <span className={styles.address}>{url}</span>
          </p>
        )}
        {files.map((file, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two files may have one name
          <SharedFile key={nth} file={file} />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button variant={isFirst ? 'filled' : 'outlined'} isBusy={isBusy} onClick={() => void make()}>
          {text('incoming.new-map')}
        </Button>
        <Button onClick={() => void removeIncoming(id).then(onChange)}>{text('incoming.discard')}</Button>
      </div>
      {maps.length > 0 && (
        <>
          <h3 className={styles.heading}>{text('incoming.add-to')}</h3>
          <ul className={styles.maps}>
            {maps.map((map) => (
              <li key={map.id}>
                <button type="button" className={styles.map} onClick={() => addTo(map)}>
                  {map.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}

/** A picture is shown as one: the content security policy runs nothing in it. */
function SharedFile({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!/^image\/(png|jpeg|gif|webp)$/.test(file.type)) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <p className={styles.fact}>
      {address === null ? (
        <Icon icon={Paperclip} />
      ) : (
        <img src={address} alt="" className={styles.picture} onError={() => setAddress(null)} />
      )}
      <span className={styles.address}>{file.name}</span>
    </p>
  )
}
