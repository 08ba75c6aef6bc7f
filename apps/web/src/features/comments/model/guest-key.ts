import { readLocal, writeLocal } from '../../../platform/storage/local.ts'

const key = 'ramify.comments.guest'

/** The secret by which a guest is the same one tomorrow. Where nothing can be kept it lasts as long as the page. */
export function guestKey(): string {
  made ??= readLocal(key) ?? newKey()
  writeLocal(key, made)
  return made
}

let made: string | undefined

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
