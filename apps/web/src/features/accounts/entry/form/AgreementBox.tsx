import { useText } from '../../../../platform/i18n/language.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { legalIds, legalTexts } from '../../../legal/index.ts'
import type { Agreement } from './use-agreement.ts'

/** "I agree to the terms, the privacy policy and the use of cookies." */
export function AgreementBox({ agreement: { isTicked, tick, box, isMissed } }: { agreement: Agreement }) {
  const { text } = useText()
  const edge = '\u0000'
  const mark = (id: string) => edge + id + edge
  const parts = text('accounts.agree', {
    terms: mark('terms'),
    privacy: mark('privacy'),
    cookies: mark('cookies'),
  }).split(edge)
  return (
    <Checkbox
      ref={box}
      checked={isTicked}
      error={isMissed ? text('accounts.agree.missing') : null}
      onChange={(event) => tick(event.target.checked)}
    >
      {parts.map((part) => {
        const id = legalIds.find((each) => each === part)
        if (!id) return part
        return (
          // In a new tab, so that what is already typed stays.
          <a key={id} href={legalTexts[id].path} target="_blank" rel="noreferrer">
            {text(legalTexts[id].inSentence)}
          </a>
        )
      })}
    </Checkbox>
  )
}
