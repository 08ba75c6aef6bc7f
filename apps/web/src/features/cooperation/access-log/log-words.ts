import type { AccessLogEntry } from '@ramify/contract'
import type { Translator } from '@ramify/locales'
import { memberSettings } from '../team/member-words.ts'

/** "Ben joined", "Ann removed Chen". */
export function logWords({ action, person, by, detail }: AccessLogEntry, { text }: Translator): string {
  const name = person?.nickname ?? text('cooperation.log.deleted')
  if (action === 'setting') return text('cooperation.log.setting', { name, words: settingOf(detail, text) })
  if (action === 'mode') {
    return text(detail === 'together' ? 'cooperation.log.together' : 'cooperation.log.turns', { name })
  }
  const words = text(`cooperation.log.${action}`, { name })
  return by ? text('cooperation.log.by', { words, by: by.nickname }) : words
}

function settingOf(detail: string | null, text: Translator['text']): string {
  const setting = memberSettings.find((each) => each === detail)
  return setting ? text(`cooperation.can.${setting}`) : (detail ?? '')
}
