import { type KnownProvider, providerTypes, type SignInOptions } from '@ramify/contract'
import type { Translator } from '@ramify/locales'

export type OfferedProvider = SignInOptions['providers'][number]

const isKnown = (id: string): id is KnownProvider => Object.hasOwn(providerTypes, id)

/** As people call it; of one that is no longer offered the server's name for it must do. */
export function providerName(
  id: string,
  offered: readonly OfferedProvider[],
  { text }: Pick<Translator, 'text'>,
): string {
  if (isKnown(id)) return text(`accounts.provider.${id}`)
  return offered.find((each) => each.id === id)?.name ?? id
}
