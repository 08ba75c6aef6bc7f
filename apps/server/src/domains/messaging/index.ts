export { openMessaging, toldMessaging } from './open-messaging.ts'
export type { MessagingProvider } from './providers/messaging-provider.ts'
export { messagingSettings } from './settings.ts'
export { shareConfigRoute } from './share-config-route.ts'
