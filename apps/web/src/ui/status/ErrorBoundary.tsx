import { Component, type ReactNode } from 'react'
import { dropEarlyKeys } from '../../platform/early-keys.ts'
import { currentTranslator } from '../../platform/i18n/language.ts'
import { reportProblem } from '../../platform/native-shell/watch-problems.ts'
import { Button } from '../buttons/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './ErrorBoundary.module.css'

interface Props {
  children: ReactNode
}

/** The last resort: a page that broke says so and can be reloaded, instead of turning white. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportProblem(error)
    dropEarlyKeys()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { text } = currentTranslator()
    return (
      <main className={styles.page}>
        <EmptyState drawing="gone" title={text('error.page.title')} sentence={text('error.page.sentence')}>
          <Button variant="filled" onClick={() => location.reload()}>
            {text('reload')}
          </Button>
        </EmptyState>
      </main>
    )
  }
}
