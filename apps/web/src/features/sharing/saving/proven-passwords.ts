const proven = new Map<string, string>()

/** With which password somebody has opened a share on this page: who signs in from there need not give it again. */
export const provenPassword = (shareId: string): string | null => proven.get(shareId) ?? null

export const rememberPassword = (shareId: string, password: string): void => void proven.set(shareId, password)
