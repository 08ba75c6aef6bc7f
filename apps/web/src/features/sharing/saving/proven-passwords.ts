const keyOf = (shareId: string) => `ramify.share-password.${shareId}`

/**
 * With which password somebody has opened a share in this tab, which may have been loaded anew since: who signs in from there need not
 * give it again.
 */
export const provenPassword = (shareId: string): string | null =>
  guarded(() => sessionStorage.getItem(keyOf(shareId))) ?? null

export const rememberPassword = (shareId: string, password: string): void =>
  guarded(() => sessionStorage.setItem(keyOf(shareId), password))

/** Browsers that are forbidden to store anything throw: then it is asked for once more after signing in. */
function guarded<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
