/** Pictures of people that come with the product, by name. Any other avatar is the id of one that was uploaded. */
export const avatarPresets = ['leaf', 'seed', 'sun', 'moon', 'cloud', 'wave', 'stone', 'flame'] as const
export type AvatarPreset = (typeof avatarPresets)[number]

/** Where the picture of a person lies: a drawing is open to everybody, one of their own takes a session that may see it. */
export function avatarUrl(userId: string, avatar: string | null): string | null {
  if (avatar === null) return null
  const isPreset = avatarPresets.some((preset) => preset === avatar)
  return isPreset ? `/icons/avatars/${avatar}.svg` : `/api/avatars/${userId}/${avatar}`
}
