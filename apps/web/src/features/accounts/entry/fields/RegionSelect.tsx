import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../../../platform/i18n/language.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { dialCode, namedRegions, type RegionId } from '../contact/regions.ts'
import styles from './RegionSelect.module.css'

interface Props {
  region: RegionId
  onChange: (region: RegionId) => void
}

/** Closed it says "+86"; the browser's own list, spread unseen over it, has the names of the regions. */
export function RegionSelect({ region, onChange }: Props) {
  const { text, language } = useText()
  const regions = useMemo(() => namedRegions(language), [language])
  return (
    <span className={styles.region}>
      <span aria-hidden="true" className={styles.code}>
        +{dialCode(region)}
      </span>
      <Icon icon={ChevronDown} size="s" className={styles.arrow} />
      <select
        className={styles.list}
        aria-label={text('accounts.region')}
        autoComplete="tel-country-code"
        value={region}
        onChange={(event) => onChange(event.target.value as RegionId)}
      >
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {`${name} +${dialCode(id)}`}
          </option>
        ))}
      </select>
    </span>
  )
}
