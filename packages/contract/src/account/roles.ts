/** What a person can be to a file. */
export type Role = 'owner' | 'editor' | 'viewer'

/** What can be asked for: to read it, to change its content, to change the file itself (name, place, members). */
export type Capability = 'see' | 'edit' | 'manage'

export const capabilities: { readonly [Name in Role]: readonly Capability[] } = {
  owner: ['see', 'edit', 'manage'],
  editor: ['see', 'edit'],
  viewer: ['see'],
}
