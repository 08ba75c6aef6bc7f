import { type Capability, capabilities, type MemberSetting } from '@ramify/contract'
import type { Grant } from '../access/index.ts'

/** What people see of a setting. */
export const memberRole = (setting: MemberSetting): 'editor' | 'viewer' => (setting === 'edit' ? 'editor' : 'viewer')

/** Who may only ask looks on until it is their turn. */
export const memberCapabilities = (setting: MemberSetting): readonly Capability[] =>
  setting === 'edit' ? capabilities.editor : capabilities.viewer

export const memberGrant = (fileId: string, personId: string, setting: MemberSetting): Grant => ({
  fileId,
  subject: { type: 'person', id: personId },
  source: 'member',
  capabilities: memberCapabilities(setting),
  expiresAt: null,
})
