import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import layout from '../../views/panels/PanelLayout.module.css'
import { ArrangeSection } from '../arranging/ArrangeSection.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { ConnectorSection } from './ConnectorSection.tsx'
import { copiedStyle } from './copied-style.ts'
import { PageSection } from './PageSection.tsx'
import { ShapeSection } from './ShapeSection.tsx'
import styles from './StylePanel.module.css'
import { TextSection } from './TextSection.tsx'
import { useChosen } from './use-chosen.ts'

/** How the selected shapes and connectors look, and below it the page. */
export function StylePanel() {
  const chosen = useChosen()
  const { shapes, connectors, texts } = chosen
  const isLocked = useStore(useFlowchartEditor().lockReason) !== null
  const copied = useStore(copiedStyle)
  const hasAny = shapes.things.length + connectors.things.length + texts.things.length > 0
  return (
    <div className={layout.panel}>
      <div className={layout.sections}>
        <Lockable reason={chosen.lockReason}>
          {shapes.things.length > 0 && <ShapeSection chosen={chosen} />}
          {connectors.things.length > 0 && <ConnectorSection chosen={chosen} />}
          {texts.things.length > 0 && <TextSection chosen={chosen} />}
        </Lockable>
        {shapes.things.length + connectors.things.length > 0 && (
          <fieldset disabled={isLocked} className={styles.fields}>
            <ArrangeSection />
          </fieldset>
        )}
        <fieldset disabled={isLocked} className={styles.fields}>
          <PageSection />
        </fieldset>
      </div>
      {hasAny && (
        <footer className={layout.foot}>
          <ActionTextButton id={copied ? 'editor.paste-style' : 'editor.copy-style'} />
          <ActionTextButton id="editor.reset-style" variant="quiet" />
        </footer>
      )}
    </div>
  )
}

/** What cannot be changed is shown, and says why. */
function Lockable({ reason, children }: { reason: PlainTextKey | null; children: ReactNode }) {
  const { text } = useText()
  if (reason === null) return children
  return (
    <>
      <p role="status" className={styles.locked}>
        {text(reason)}
      </p>
      <fieldset disabled className={styles.fields}>
        {children}
      </fieldset>
    </>
  )
}
