/** Files of any type that people attach to topics. */
export const attachmentRules = { megabytes: 12, nameLength: 200 } as const

/** What pictures of imported files may be as well: they are converted. */
export const importedImageTypes = ['image/gif', 'image/webp', 'image/svg+xml'] as const
