import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { NameField, renameItem } from '../../files/index.ts'
import { openEditor } from '../editor-host/open-editor.ts'
import { isNaming, type OpenDocument, openDocument } from '../open-document.ts'
import styles from './DocumentName.module.css'

/** The name of the document; a click on it writes another one. */
export function DocumentName() {
  const { text } = useText()
  const document = useStore(openDocument)
  const isWritten = useStore(isNaming)
  if (!document) return <Skeleton width={120} />
  const { name, canManage } = document
  if (isWritten) return <Writing document={document} />
  if (!canManage) {
    return (
      <h1 className={styles.name}>
        <span className={styles.plain}>{name}</span>
      </h1>
    )
  }
  return (
    <h1 className={styles.name}>
      <Tooltip text={text('files.rename')}>
        <button type="button" className={styles.button} onClick={() => isNaming.set(true)}>
          {name}
        </button>
      </Tooltip>
    </h1>
  )
}

function Writing({ document }: { document: OpenDocument }) {
  const [begun] = useState(document.name)
  const keep = (typed: string) => {
    finish()
    // Somebody elsewhere may have renamed it meanwhile: who has written nothing takes nothing of that back.
    if (typed !== begun) void renameItem(document, typed)
  }
  return (
    <span className={styles.writing}>
      <NameField name={begun} className={classNames(styles.name, styles.input)} onKeep={keep} onGiveBack={finish} />
    </span>
  )
}

function finish(): void {
  isNaming.set(false)
  // The field has gone with the focus, unless something else has taken it.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) openEditor.get()?.focus()
  })
}
