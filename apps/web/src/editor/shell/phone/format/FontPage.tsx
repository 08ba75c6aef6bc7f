import { bundledFonts } from '@ramify/text'
import { Check } from 'lucide-react'
import { useText } from '../../../../platform/i18n/language.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import type { Formatted } from '../../../editor-kind.ts'
import styles from './FontPage.module.css'

export function FontPage({ formatted: { family, dress } }: { formatted: Formatted }) {
  const { text } = useText()
  return (
    <div role="listbox" aria-label={text('editor.style.family')} className={styles.fonts}>
      {families.map((each) => (
        <button
          key={each}
          type="button"
          role="option"
          aria-selected={each === family}
          className={styles.font}
          onClick={() => dress({ family: each })}
        >
          {each}
          {each === family && <Icon icon={Check} />}
        </button>
      ))}
    </div>
  )
}

const families = bundledFonts.filter(({ role }) => role !== 'emoji').map(({ family }) => family)
