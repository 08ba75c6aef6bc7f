import { z } from 'zod'

/** Only what can be nothing but a colour, as documents have it. */
const color = z
  .string()
  .max(64)
  .regex(/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/-]+\)|[a-z]{3,24})$/i)
  .exactOptional()
const name = z.string().min(1).max(128)
const flag = z.boolean().exactOptional()
const width = z.number().min(0).max(100).exactOptional()
const room = z.number().min(0).max(1000).exactOptional()

const look = z
  .strictObject({
    shape: name.exactOptional(),
    fill: color,
    border: color,
    borderWidth: width,
    color,
    size: z.number().min(1).max(1000).exactOptional(),
    family: z
      .string()
      .regex(/^[^\p{Cc}\p{Cs}<>"'{};\\]{1,100}$/u)
      .exactOptional(),
    bold: flag,
    italic: flag,
    underline: flag,
    strike: flag,
    align: z.enum(['left', 'center', 'right']).exactOptional(),
    lineColor: color,
    lineWidth: width,
    lineStyle: name.exactOptional(),
  })
  .exactOptional()

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)

/** Several times what one with every choice made needs; as many as a person may have still fit into one call. */
const mostCharacters = 2000

/** A theme that a person made: a known one, and all that differs from it. */
export const customTheme = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/),
    name: z.string().trim().min(1).max(50),
    theme: name,
    levels: z.strictObject({ 0: look, 1: look, 2: look, 3: look }).exactOptional(),
    colors: z.array(hexColor).min(1).max(12).exactOptional(),
    background: z.strictObject({ color, pattern: name.exactOptional() }).exactOptional(),
    spacing: z.strictObject({ level: room, sibling: room }).exactOptional(),
  })
  .refine((theme) => JSON.stringify(theme).length <= mostCharacters)
