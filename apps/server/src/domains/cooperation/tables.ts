import type { AccessLogEntry, EditMode, MemberSetting } from '@ramify/contract'

export interface CooperationTables {
  /** One row for each document that was ever opened to others. */
  cooperations: {
    file_id: string
    /** 0: closed. Its members are suspended, and come back when it is opened again. */
    is_open: number
    mode: EditMode
    opened_at: number
    /** When the turn came to who has it; null when nobody has it. */
    holder_since: number | null
    /** What the address of the invitation ends with; null until one was made. */
    join_id: string | null
    /** As it is shown to the owner; null together with `join_id`. */
    code: string | null
    code_setting: MemberSetting | null
    code_expires_at: number | null
  }
  /** Without the owner. What they may do is a grant of `access`, which is there while the cooperation is open. */
  cooperation_members: { file_id: string; person_id: string; setting: MemberSetting; joined_at: number }
  /** To addresses of people who have no account here. */
  cooperation_invitations: {
    id: string
    file_id: string
    kind: 'email' | 'phone'
    address: string
    setting: MemberSetting
    invited_by: string
    created_at: number
    expires_at: number
  }
  /** Who has an open document on screen, as their servers say every few seconds: see presence.ts. */
  cooperation_presence: { file_id: string; person_id: string; seen_at: number; left_at: number | null }
  /** Who waits for the right to write. */
  edit_requests: { file_id: string; person_id: string; asked_at: number }
  /** Who waits to be let in. */
  access_requests: { file_id: string; person_id: string; asked_at: number }
  access_log: {
    file_id: string
    at: number
    id: string
    action: AccessLogEntry['action']
    /** Whom it is about; null: they have deleted their account. */
    person_id: string | null
    /** Who did it, where that is somebody else. */
    by_id: string | null
    detail: string | null
  }
  /** Kept by other domains; here they are only read. */
  document_heads: { file_id: string; turn_holder: string | null }
  files: { id: string; space_id: string; name: string; kind: number; trashed_at: number | null }
  accounts: {
    id: string
    nickname: string
    email: string | null
    email_proved_at: number | null
    phone: string | null
  }
}
