/** What a person can be to a file. An organizer keeps the files of a team in order. */
export type Role = 'owner' | 'organizer' | 'editor' | 'viewer'

/**
 * What can be asked for: to read it, to comment on it, to save a copy, to export it, to change its content, to share it with others,
 * to change the file itself (members, who owns it, whether it is removed for good), to look at earlier versions, to name it, to make
 * others beside it, to move it within its space and to throw it away.
 */
export type Capability = 'see' | 'comment' | 'copy' | 'export' | 'edit' | 'share' | 'manage' | 'history' | 'arrange'

/** A role is a preset of capabilities. Each role includes those of the next. */
export const capabilities: { readonly [Name in Role]: readonly Capability[] } = {
  owner: ['see', 'comment', 'copy', 'export', 'edit', 'share', 'manage', 'history', 'arrange'],
  organizer: ['see', 'comment', 'copy', 'export', 'edit', 'history', 'arrange'],
  editor: ['see', 'comment', 'copy', 'export', 'edit', 'history'],
  viewer: ['see', 'comment', 'copy', 'export'],
}
