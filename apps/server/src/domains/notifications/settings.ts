import { wholeNumber } from '../../platform/settings/platform-settings.ts'

export const notificationSettings = {
  /** Between two mails with notifications to one person. */
  NOTIFICATION_MAIL_MINUTES: wholeNumber(1, 10_080).default(60),
}
