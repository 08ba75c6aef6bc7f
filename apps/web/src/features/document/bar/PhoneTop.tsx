import { type ReactNode, useEffect } from 'react'
import { isMoreOpen, isPageOfMore } from '../../../editor/core/panels/more-menu.ts'
import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import type { LiveDocument, SaveState } from '../../../platform/sync/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import { AppBanner } from '../../apps/index.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { isNaming } from '../open-document.ts'
import { PhoneBar } from './PhoneBar.tsx'
import styles from './PhoneTop.module.css'
import { ThemeTip } from './ThemeTip.tsx'
import { useBarShown } from './use-bar-shown.ts'

interface Props {
  live: LiveDocument | null
  /** The same, once there is something to show. */
  shown: LiveDocument | null
  home: string
  isOthers: boolean
  /** What there is to know about the whole document. */
  children: ReactNode
}

const untold = createStore<SaveState>('saving')

/** The bar lies over the map, so that coming and going it moves nothing. Bad news and turns stay in sight. */
export function PhoneTop({ live, shown, home, isOthers, children }: Props) {
  const isWritten = useStore(isNaming)
  const state = useStore(live?.saveState ?? untold)
  const { text } = useText()
  const hasMore = useStore(isMoreOpen)
  const hasPageOfMore = useStore(isPageOfMore)
  const { isShown, show } = useBarShown({
    saveState: state,
    isNaming: isWritten,
    hasMore: hasMore || hasPageOfMore,
  })
  const editor = useOpenEditor()
  const cover = useCover(editor)
  const measureAgain = () => editor?.covers.change()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands elsewhere then, at once where nothing moves
  useEffect(measureAgain, [isShown])
  return (
    <div ref={cover} className={classNames(styles.top, !isShown && styles.away)} onTransitionEnd={measureAgain}>
      <PhoneBar live={shown} home={home} isOthers={isOthers} />
      {isOthers && <AppBanner />}
      {children}
      <ThemeTip />
      {!isShown && (
        <button type="button" className={styles.grip} aria-label={text('document.bar.show')} onClick={show} />
      )}
    </div>
  )
}
