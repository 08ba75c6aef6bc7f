import { z } from 'zod'

/** More characters than a picture of 64 pixels a side needs. */
const mostCharacters = 20_000

/** Icons that a person brought along: small PNG pictures, written down whole. They are put into each document that uses them. */
const customIcon = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  name: z.string().trim().min(1).max(40),
  picture: z
    .string()
    .max(mostCharacters)
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/),
})

/** All of them together fit into one call. */
const mostIconCharacters = 200_000

export const customIcons = z
  .array(customIcon)
  .max(60)
  .refine((icons) => icons.reduce((sum, { picture }) => sum + picture.length, 0) <= mostIconCharacters)
