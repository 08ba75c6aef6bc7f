import type { User } from '@ramify/contract'
import { Redirect, useSearch } from 'wouter'
import { lazyComponent } from '../../../platform/lazy-module.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { homePath } from '../../files/index.ts'
import { codeIn } from './confirm-address.ts'

const QrConfirmPage = lazyComponent(
  () => import('./QrConfirmPage.tsx').then((room) => room.QrConfirmPage),
  <ProgressLine />,
)

/** Where the picture of a QR code leads. */
export function ConfirmPage({ user }: { user: User }) {
  const code = codeIn(useSearch())
  if (code === null) return <Redirect to={homePath} replace />
  return <QrConfirmPage code={code} nickname={user.nickname} />
}
