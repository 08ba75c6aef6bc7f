/** Milliseconds until a journey gives up waiting for what it wants to see. Long, for busy machines; whoever writes one may want less. */
export const patience = Number(process.env.PATIENCE_MS ?? 120_000)
