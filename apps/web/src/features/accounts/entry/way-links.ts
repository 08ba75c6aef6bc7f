import { KeyRound, Mail, QrCode, Smartphone, UserRound } from 'lucide-react'
import type { LinkedWay } from './WayLink.tsx'

export const byQrCode: LinkedWay = { path: '/login/qr', label: 'accounts.qr', icon: QrCode }

/** Every way in that has a page of its own. */
export const linkedWays: readonly LinkedWay[] = [
  { path: '/login/free', label: 'accounts.ways.phone', icon: Smartphone },
  { path: '/login/email', label: 'accounts.ways.email', icon: Mail },
  { path: '/login/account', label: 'accounts.ways.password', icon: KeyRound },
  byQrCode,
  { path: '/login/register', label: 'accounts.create', icon: UserRound },
]
