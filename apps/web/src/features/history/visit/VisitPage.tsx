import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { ComparedVersions, Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { showError } from '../../../platform/show-error.ts'
import type { LastVisit, LiveDocument } from '../../../platform/sync/index.ts'
import { useTheme } from '../../../platform/theme/theme.ts'
import { IconLink } from '../../../ui/buttons/IconLink.tsx'
import { OfflineStrip } from '../../../ui/status/OfflineStrip.tsx'
import { documentPath } from '../../files/index.ts'
import barStyles from '../page/HistoryBar.module.css'
import styles from '../page/HistoryPage.module.css'
import type { ShownVersion } from '../page/use-shown-version.ts'
import { VersionView } from '../page/VersionView.tsx'
import { versionTime } from '../versions/version-words.ts'
import { compareVisit } from './compare-visit.ts'

interface Props {
  /** Of the document. */
  name: string
  live: LiveDocument
  editor: Editor | null
  visit: LastVisit
}

const noActs = { name: null, copy: null, restore: null }

/** What others have changed since one was here last, change by change. */
export function VisitPage({ name, live, editor, visit }: Props) {
  const translator = useText()
  const { text, language } = translator
  // A difference is drawn in the colours of the app.
  const { shown: light } = useTheme()
  const [compared, setCompared] = useState<ComparedVersions | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another language and other colours
  useEffect(() => {
    let isGone = false
    if (editor) {
      const comparing = compareVisit(editor.kind, live.kind, visit)
      comparing.then((result) => isGone || setCompared(result)).catch(showError)
    }
    return () => {
      isGone = true
    }
  }, [editor, live, visit, language, light])
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.focus(), [])
  const back = documentPath(live.id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) navigate(back)
  }
  const shown: ShownVersion = {
    shown: compared,
    changes: compared?.changes ?? [],
    counts: compared?.counts ?? null,
    content: null,
    isUnreadable: false,
    error: null,
    retry: () => undefined,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the page, as the button does
    <div ref={page} tabIndex={-1} className={styles.page} onKeyDown={onKeyDown}>
      <header className={barStyles.bar}>
        <div className={barStyles.start}>
          <IconLink href={back} label={text('history.close')} icon={X} side="bottom" />
          <h1 className={barStyles.title}>
            {text('history.visit.title')} <span className={barStyles.slash}>/</span>{' '}
            <span className={barStyles.name}>{name}</span>
          </h1>
        </div>
      </header>
      <OfflineStrip />
      <div className={styles.body}>
        <VersionView
          fileId={live.id}
          label={text('history.visit.title')}
          from={{ words: 'history.visit.since', name: versionTime(visit.since, translator) }}
          shown={shown}
          mode="changes"
          isWaiting={false}
          acts={noActs}
        />
      </div>
    </div>
  )
}
