export interface AccountTables {
  accounts: {
    id: string
    nickname: string
    /** A preset's name or the id of a row of `avatars`. */
    avatar: string | null
    email: string | null
    /** When a code that was sent there came back; null: whoever registered only said so. */
    email_proved_at: number | null
    phone: string | null
    password_hash: string | null
    /** What a new share is locked with; shown to its person, so not hashed. */
    share_password: string | null
    agreed_at: number
    created_at: number
  }
  login_tickets: {
    token_hash: string
    account_id: string
    expires_at: number
  }
  /** Codes that were sent. Neither the address nor the code can be read from it. */
  codes: { subject: string; code_hash: string; tries: number; expires_at: number }
  avatars: { person_id: string; id: string; key: string; type: 'image/png' | 'image/jpeg' }
  qr_logins: {
    /** Of what the QR code shows, and of what only the browser that shows it knows. */
    code_hash: string
    state_hash: string
    device: string
    address: string
    /** Who confirmed it. */
    person_id: string | null
    status: 'waiting' | 'seen' | 'confirmed' | 'refused'
    expires_at: number
  }
  /** Who people are at providers: one each at most. */
  identities: {
    /** The `oauth_id` of a binding. */
    id: string
    account_id: string
    provider: string
    subject: string
    /** What they are called there. */
    nickname: string
    created_at: number
  }
  /** People on their way to a provider and back. */
  provider_passages: {
    state_hash: string
    /** Of what only the browser that left knows. */
    browser_hash: string
    provider: string
    nonce: string
    verifier: string
    redirect_uri: string
    /** Who was signed in and wants to be known by it; null: whoever comes back signs in. */
    person_id: string | null
    agreed: 0 | 1
    is_native: 0 | 1
    /** The path of ours to go to in the end. */
    jump: string | null
    expires_at: number
  }
  /** An identity that came back for somebody who was signed in; good for one binding. */
  binding_tickets: {
    token_hash: string
    person_id: string
    provider: string
    subject: string
    nickname: string
    expires_at: number
  }
  person_settings: {
    person_id: string
    name: string
    /** JSON. */
    value: string
  }
}
