import { z } from 'zod'

/** More characters than a large table needs. */
const mostCharacters = 8000

/** Shapes that a person keeps to use them again: items of a page in content JSON, as text. Whoever puts them somewhere reads them as they read a clipboard. */
const customShape = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  name: z.string().trim().min(1).max(50),
  content: z.string().min(2).max(mostCharacters),
})

/** All of them together fit into one call, in any script. */
const mostShapeCharacters = 100_000

export const customShapes = z
  .array(customShape)
  .max(100)
  .refine((shapes) => shapes.reduce((sum, { content }) => sum + content.length, 0) <= mostShapeCharacters)
