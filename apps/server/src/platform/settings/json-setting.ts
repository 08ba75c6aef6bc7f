import { z } from 'zod'
import { jsonIn } from '../json-in.ts'

/** A setting that is JSON of some shape. Where it is not, it is told what it must be, by an example, and the first place that is wrong. */
export const jsonSetting = <Shape extends z.ZodType>(shape: Shape, example: string) =>
  z.string().transform((text, context): z.output<Shape> => {
    const given = jsonIn(text)
    const parsed = shape.safeParse(given)
    if (parsed.success) return parsed.data
    const [issue] = given === undefined ? [] : parsed.error.issues
    const where = issue ? ` (${[...issue.path, issue.message].join(': ')})` : ''
    context.issues.push({ code: 'custom', message: `must be JSON such as ${example}${where}`, input: text })
    return z.NEVER
  })
