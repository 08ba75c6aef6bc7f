import { Refused } from './plan.ts'

type CommandTable<Context, Plan> = { readonly [type: string]: (command: never, context: Context) => Plan }

/** A change as data: what one of the commands in a table needs, with its name. */
export type CommandOf<Table extends CommandTable<never, unknown>> = {
  [Type in keyof Table]: Parameters<Table[Type]>[0] & { readonly type: Type }
}[keyof Table]

/** What a command would do, or a `Refused` thrown. Commands arrive as data, so nothing about them is taken for granted. */
export function planFrom<Context, Plan>(table: CommandTable<Context, Plan>, command: unknown, context: Context): Plan {
  const type = typeof command === 'object' && command !== null && 'type' in command ? command.type : undefined
  const plan = typeof type === 'string' && Object.hasOwn(table, type) ? table[type] : undefined
  if (!plan) throw new Refused({ code: 'unknown-command' })
  return plan(command as never, context)
}
