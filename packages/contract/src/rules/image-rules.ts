/**
 * What may be inserted (messages 131, 907 and 711). A header can promise any number of pixels in a few bytes, and decoding
 * takes memory by the pixel. By itself: a page that asks needs none of the schemas.
 */
export const imageRules = { types: ['image/png', 'image/jpeg'], megabytes: 12, pixels: 50_000_000 } as const
