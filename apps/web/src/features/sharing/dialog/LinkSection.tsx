import type { ShareState } from '@ramify/contract'
import { CopyPlus, Globe, Link2, Lock, MessageSquare, QrCode, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { features } from '../../../platform/features.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { lazyComponent } from '../../../platform/lazy-module.tsx'
import { usePhone } from '../../../platform/phone.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { DigitBoxes, digitCount } from '../../../ui/fields/DigitBoxes.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { KeptTick } from '../../../ui/status/KeptTick.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { shareLink, shownLink } from '../link/share-link.ts'
import { EmbedRow } from './EmbedRow.tsx'
import { ExpiryRow } from './ExpiryRow.tsx'
import { LinkActs } from './LinkActs.tsx'
import styles from './LinkSection.module.css'
import { ShareRow } from './ShareRow.tsx'
import type { SharedFile } from './share-asked.ts'
import { type ShareDesk, useShare } from './use-share.ts'

/** What draws it comes when somebody wants to see it. */
const QrPicture = lazyComponent(() => import('../../../ui/QrPicture.tsx').then((room) => room.QrPicture))

/** The link of a map: whether there is one, and what it is good for. */
export function LinkSection({ file, isOff }: { file: SharedFile; isOff: boolean }) {
  const share = useShare(file.id)
  if (share.error !== null && !share.info) return <ErrorState error={share.error} onRetry={share.retry} />
  if (!share.info) return <Skeleton width={240} />
  return <Link file={file} isOff={isOff} {...share} info={share.info} />
}

interface LinkProps extends Pick<ShareDesk, 'kept' | 'change' | 'turn'> {
  file: SharedFile
  info: ShareState
  /** It can be read and copied, and not changed. */
  isOff: boolean
}

function Link({ file, info, isOff, kept, change, turn }: LinkProps) {
  const { text } = useText()
  const { share_id: shareId, state, views } = info
  const isOn = state !== 'off'
  const isPhone = usePhone()
  const [isQrShown, setQrShown] = useState(false)
  return (
    <>
      <div className={styles.link}>
        <span className={styles.globe}>
          <Icon icon={Globe} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{text('sharing.link')}</span>
          <span className={styles.views}>
            {!isOn
              ? text('sharing.link.off')
              : views === 0
                ? text('sharing.views.none')
                : text('sharing.views', { count: views })}
          </span>
        </span>
        <KeptTick count={kept('link')} />
        <fieldset disabled={isOff} className={styles.changes}>
          <Switch label={text('sharing.link')} isOn={isOn} onChange={turn} />
        </fieldset>
      </div>
      {isOn && shareId !== null && (
        <>
          <div className={styles.address}>
            <span className={styles.field}>
              <Icon icon={Link2} />
              <input
                readOnly
                className={styles.input}
                aria-label={text('sharing.address')}
                value={shownLink(shareId)}
                onFocus={(event) => event.target.select()}
              />
            </span>
            <IconButton
              label={text('sharing.qr')}
              icon={QrCode}
              className={styles.qr}
              aria-expanded={isQrShown}
              onClick={() => setQrShown(!isQrShown)}
            />
            {/* In a hand they stand at the foot of the sheet. */}
            {!isPhone && <LinkActs shareId={shareId} name={file.name} />}
          </div>
          {isQrShown && (
            <div className={styles.code}>
              <QrPicture text={shareLink(shareId)} label={text('sharing.qr.label')} />
            </div>
          )}
          <fieldset disabled={isOff} className={styles.changes}>
            <ExpiryRow
              expiresAt={info.expires_at}
              kept={kept('expiry')}
              onChange={(expires) => change('expiry', { expires })}
            />
            <PasswordRow
              password={info.password}
              isLocked={info.is_locked}
              kept={kept('password')}
              onChange={(password) => change('password', { password })}
              onRenew={() => change('password', { password: 'new' })}
              onTurnOn={() => change('password', { password: info.default_password ?? 'new' })}
            />
            {features.comments && (
              <ShareRow icon={MessageSquare} label={text('sharing.may-comment')} kept={kept('comment')}>
                <Switch
                  label={text('sharing.may-comment')}
                  isOn={info.may_comment}
                  onChange={(may_comment) => change('comment', { may_comment })}
                />
              </ShareRow>
            )}
            <ShareRow icon={CopyPlus} label={text('sharing.may-save')} kept={kept('save')}>
              <Switch
                label={text('sharing.may-save')}
                isOn={info.may_save}
                onChange={(may_save) => change('save', { may_save })}
              />
            </ShareRow>
            <EmbedRow
              shareId={shareId}
              name={file.name}
              hosts={info.embed_hosts}
              kept={kept('embed')}
              onChange={(hosts) => change('embed', { embed_hosts: [...hosts] })}
            />
          </fieldset>
        </>
      )}
    </>
  )
}

interface PasswordProps {
  password: string | null
  isLocked: boolean
  kept: number
  onChange: (password: string | null) => void
  /** The server draws another one. */
  onRenew: () => void
  /** With the person's usual one, where they have one. */
  onTurnOn: () => void
}

/** Four digits that can be read, changed and renewed. Kept when the fourth is there. */
function PasswordRow({ password, isLocked, kept, onChange, onRenew, onTurnOn }: PasswordProps) {
  const { text } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const renew = () => {
    setTyped(null)
    onRenew()
  }
  const type = (digits: string) => {
    const some = digits.slice(0, digitCount)
    const isWhole = some.length === digitCount
    setTyped(isWhole ? null : some)
    if (isWhole && some !== password) onChange(some)
  }
  return (
    <>
      <ShareRow icon={Lock} label={text('sharing.password')} kept={kept}>
        {password !== null && (
          <>
            <DigitBoxes
              label={text('sharing.password.field')}
              value={typed ?? password}
              onType={type}
              onFocus={(event) => event.target.select()}
              onBlur={() => setTyped(null)}
            />
            <IconButton label={text('sharing.password.renew')} icon={RefreshCw} onClick={renew} />
          </>
        )}
        <Switch
          label={text('sharing.password')}
          isOn={password !== null}
          onChange={(isOn) => (isOn ? onTurnOn() : onChange(null))}
        />
      </ShareRow>
      {isLocked && (
        <div role="status" className={styles.locked}>
          <span>{text('sharing.locked')}</span>
          <Button onClick={renew}>{text('sharing.password.renew')}</Button>
        </div>
      )}
    </>
  )
}
