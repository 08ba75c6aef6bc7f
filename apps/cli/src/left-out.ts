/** Tables that no archive holds, and why. Every other table of the schema is backed up, without being named anywhere. */
export const leftOut: Readonly<Record<string, string>> = {
  sessions: 'who was signed in signs in again: an archive that gets lost is no key to anybody’s account',
  guest_sessions: 'who was a guest becomes another one',
  link_proofs: 'who has proven which link of late: they prove it again',
  login_tickets: 'good for one sign-in within minutes',
  codes: 'good for one scene within minutes',
  limit_notes: 'who has tried how often lately',
  qr_logins: 'good for one sign-in within minutes',
  provider_passages: 'good for one sign-in within minutes',
  binding_tickets: 'good for one binding within minutes',
  seen_documents: 'what sessions have seen, which no archive holds either',
  resource_uploads: 'good for one upload within minutes',
  resource_leftovers: 'blobs that are going, and no archive holds',
  server_secrets: 'each server makes its own',
  cooperation_presence: 'who has which document open at the moment',
  leases: 'which server does what at the moment',
}
