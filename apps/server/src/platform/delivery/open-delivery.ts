import { join } from 'node:path'
import type { Log } from '../log.ts'
import { type Delivery, watchedDelivery } from './delivery.ts'
import { smtpMail } from './mail.ts'
import { createOutbox } from './outbox.ts'
import type { MailSettings, SmsSettings } from './settings.ts'
import { providerSms } from './sms.ts'

export interface Deliveries {
  email: Delivery<'smtp' | 'outbox'>
  phone: Delivery<'provider' | 'outbox'>
}

interface Options {
  mail: MailSettings | null
  sms: SmsSettings | null
  dataDir: string
  log: Log
}

export function openDelivery({ mail, sms, dataDir, log }: Options): Deliveries {
  const outbox = (kind: string) => createOutbox(join(dataDir, 'outbox'), kind, log)
  return {
    email: mail ? watchedDelivery('smtp', smtpMail(mail), log) : watchedDelivery('outbox', outbox('email'), log),
    phone: sms ? watchedDelivery('provider', providerSms(sms), log) : watchedDelivery('outbox', outbox('sms'), log),
  }
}
