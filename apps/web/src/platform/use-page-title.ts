import { useEffect } from 'react'
import { useText } from './i18n/language.ts'
import { createStore, useStore } from './store.ts'

const current = createStore('')

/** "Mind maps · Ramify" */
export function usePageTitle(title: string): void {
  const { text } = useText()
  const whole = text('app.title', { page: title })
  useEffect(() => {
    document.title = whole
    current.set(title)
  }, [whole, title])
}

export function useCurrentPageTitle(): string {
  return useStore(current)
}
