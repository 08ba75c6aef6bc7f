/** What a person can be to a file. */
export type Role = 'owner' | 'editor' | 'viewer'

/**
 * What can be asked for: to read it, to comment on it, to save a copy, to export it, to change its content, to share it with others,
 * to change the file itself (name, place, members), to look at earlier versions.
 */
export type Capability = 'see' | 'comment' | 'copy' | 'export' | 'edit' | 'share' | 'manage' | 'history'

/** A role is a preset of capabilities. Each role includes those of the next. */
export const capabilities: { readonly [Name in Role]: readonly Capability[] } = {
  owner: ['see', 'comment', 'copy', 'export', 'edit', 'share', 'manage', 'history'],
  editor: ['see', 'comment', 'copy', 'export', 'edit', 'history'],
  viewer: ['see', 'comment', 'copy', 'export'],
}
