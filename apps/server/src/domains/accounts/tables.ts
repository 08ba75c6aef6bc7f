export interface AccountTables {
  accounts: {
    id: string
    nickname: string
    avatar: string | null
    email: string | null
    phone: string | null
    password_hash: string | null
    agreed_at: number
    created_at: number
  }
  login_tickets: {
    token_hash: string
    account_id: string
    expires_at: number
  }
  person_settings: {
    person_id: string
    name: string
    /** JSON. */
    value: string
  }
}
