/** What may be inserted (messages 131, 907 and 711). By itself: a page that asks needs none of the schemas. */
export const imageRules = { types: ['image/png', 'image/jpeg'], megabytes: 12 } as const
