import { wholeNumber } from '../../platform/settings/platform-settings.ts'

export const cooperationSettings = {
  /** Seconds that somebody who has the turn may be away before others get it. */
  TURN_RELEASE_SECONDS: wholeNumber(1, 86_400).default(60),
}
