/** The header in which an app says which schema of documents it speaks; sockets say it in their address. */
export const clientSchemaHeader = 'x-client-schema'

/** What a call says. Apps from before there was the header speak 1. What is no number is lower than any schema (`NaN`). */
export const clientSchemaIn = (header: string | readonly string[] | undefined): number => Number(header ?? 1)
