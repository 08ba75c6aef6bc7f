import { useText } from '../../../platform/i18n/language.ts'

/** The words of a topic as they are read, also where there are none. */
export function useNameOf(): (words: string) => string {
  const { text } = useText()
  return (words) => (words.trim() === '' ? text('editor.tree.blank') : words)
}
