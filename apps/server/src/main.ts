import type { AddressInfo } from 'node:net'
import { migrations } from '../migrations/index.ts'
import packageJson from '../package.json' with { type: 'json' }
import { createAccess } from './domains/access/index.ts'
import {
  accountSettings,
  createAccounts,
  emailNeedsCode,
  keepPersonSettings,
  peopleOf,
  personSettingsOf,
  provedEmailOf,
} from './domains/accounts/index.ts'
import { commentSettings, createComments } from './domains/comments/index.ts'
import { cooperationSettings, createCooperation, removeCooperations } from './domains/cooperation/index.ts'
import {
  createDocuments,
  documentLimits,
  documentSettings,
  profileOf,
  type ServerKinds,
} from './domains/documents/index.ts'
import { createExports, exportSettings } from './domains/exports/index.ts'
import { byMail, createFeedback, feedbackSettings } from './domains/feedback/index.ts'
import { createFiles, fileSettings } from './domains/files/index.ts'
import { createHistory } from './domains/history/index.ts'
import { createImports } from './domains/imports/index.ts'
import { createMembership, membershipSettings } from './domains/membership/index.ts'
import { messagingSettings, openMessaging, shareConfigRoute, toldMessaging } from './domains/messaging/index.ts'
import { createNotifications, notificationSettings } from './domains/notifications/index.ts'
import { createOwnData } from './domains/own-data/index.ts'
import { createResources, resourceSettings } from './domains/resources/index.ts'
import { createSearch } from './domains/search/index.ts'
import { createShares, createSharing } from './domains/sharing/index.ts'
import { createStorage, storageSettings } from './domains/storage/index.ts'
import { createTeams } from './domains/teams/index.ts'
import { createTracking, trackingSettings } from './domains/tracking/index.ts'
import { createWorkchat, openWorkchat, toldWorkchat, workchatSettings } from './domains/workchat/index.ts'
import { openBlobs } from './platform/blobs/open-blobs.ts'
import { blobSettings, s3Settings } from './platform/blobs/settings.ts'
import { appSettings, toldApps } from './platform/brands/app-settings.ts'
import { brandSettings } from './platform/brands/brands.ts'
import { toldBrands } from './platform/brands/told-brands.ts'
import { openBus } from './platform/bus/open-bus.ts'
import { busSettings } from './platform/bus/settings.ts'
import { claimDatabase } from './platform/database/claim.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDelivery } from './platform/delivery/open-delivery.ts'
import { deliverySettings, mailSettings, smsSettings } from './platform/delivery/settings.ts'
import type { Handlers } from './platform/http/calls/call.ts'
import { readForwarded } from './platform/http/connections/forwarded.ts'
import { ownAddress } from './platform/http/connections/own-address.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { createLimits } from './platform/limits/limits.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { PersonEvents } from './platform/person-events/person-events.ts'
import { endOnUncaught, onStop, tellReady } from './platform/process.ts'
import { createSessions } from './platform/sessions/sessions.ts'
import { platformSettings } from './platform/settings/platform-settings.ts'
import { readSettings, withStartupContext } from './platform/settings/read-settings.ts'

interface ServerOptions {
  /** Those of the product where none are given. */
  kinds?: ServerKinds
}

async function start({ kinds }: ServerOptions): Promise<void> {
  const settings = readSettings(
    {
      ...platformSettings,
      ...busSettings,
      ...blobSettings,
      ...deliverySettings,
      ...brandSettings,
      ...appSettings,
      ...accountSettings,
      ...membershipSettings,
      ...documentSettings,
      ...fileSettings,
      ...cooperationSettings,
      ...storageSettings,
      ...resourceSettings,
      ...exportSettings,
      ...commentSettings,
      ...feedbackSettings,
      ...notificationSettings,
      ...trackingSettings,
      ...workchatSettings,
      ...messagingSettings,
    },
    process.env,
  )
  const { DATABASE_URL: url, REDIS_URL: redisUrl, DATA_DIR: dataDir, HOST: host, PORT: port } = settings
  const s3 = s3Settings(settings)
  const log = createLog(settings.LOG_LEVEL)
  endOnUncaught(log)
  const delivery = openDelivery({ mail: mailSettings(settings), sms: smsSettings(settings), dataDir, log })
  let isStarted = false
  let releaseClaim: () => Promise<void> = async () => undefined
  const database = await withStartupContext(url ? 'DATABASE_URL' : `DATA_DIR ${dataDir}`, async () => {
    const opened = openDatabase({
      url,
      dataDir,
      onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
      onDeath: (error) => {
        // Before that the start itself fails, and says so.
        if (!isStarted) return
        log.fatal({ err: error }, 'database lost')
        process.exit(1)
      },
    })
    const onLost = () => {
      log.fatal('another server has taken the database')
      process.exit(1)
    }
    releaseClaim = await claimDatabase({ url, dataDir, hasBus: redisUrl !== undefined, onLost })
    for (const name of await migrate(opened, migrations)) log.info({ name }, 'migrated')
    return opened
  })

  const bus = await openBus({ url: redisUrl, database, log })
  const sessions = createSessions({ database, bus, days: settings.SESSION_DAYS })
  const metrics = createMetrics({ ofProcess: settings.METRICS === 'on' })
  const access = createAccess({ database, bus })
  const workchat = openWorkchat({ database, settings })
  const messaging = openMessaging({ database, settings })
  // Inside of the workplace chat app everybody has everything.
  const membership = workchat ? 'off' : settings.MEMBERSHIP
  const { planOf, planOfSpace } = createMembership({ ...settings, MEMBERSHIP: membership }, access)
  const search = createSearch({ database, log })
  const events = new PersonEvents({
    sessions,
    bus,
    log,
    socketsPerPerson: settings.SOCKETS_PER_PERSON,
    socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
  })
  const publicUrl = settings.PUBLIC_URL
  const notifications = createNotifications({
    database,
    access,
    events,
    log,
    peopleOf: peopleOf(database),
    settingsOf: personSettingsOf(database),
    keepSettings: keepPersonSettings(database),
    provedEmailOf: provedEmailOf(database),
    // Without an address there are no links for mails.
    mail:
      publicUrl === undefined
        ? null
        : {
            delivery: delivery.email,
            publicUrl,
            brands: settings.BRANDS,
            intervalMs: settings.NOTIFICATION_MAIL_MINUTES * 60_000,
          },
  })
  const documents = createDocuments({
    database,
    bus,
    access,
    sessions,
    search,
    log,
    limitsOf: async (spaceId) => (await planOfSpace(spaceId)).limits,
    profileOf: profileOf(peopleOf(database)),
    metrics,
    limits: documentLimits(settings),
    ...(kinds && { kinds }),
  })
  const storage = createStorage(settings)
  const unreadAnswerMs = settings.UNREAD_ANSWER_SECONDS * 1_000
  const jsonLimits = { values: settings.JSON_VALUES, depth: settings.JSON_DEPTH }
  const blobs = await openBlobs({ s3, dataDir, log, metrics })
  const resources = createResources({
    database,
    access,
    sessions,
    documents,
    blobs,
    storage,
    log,
    dataDir,
    urls: settings.RESOURCE_URLS,
    jsonLimits,
  })
  const limits = createLimits({ database })
  const comments = createComments({
    ...{ database, access, documents, limits },
    peopleOf: peopleOf(database),
    guestsMayComment: settings.COMMENTS_GUESTS === 'on',
    onNews: notifications.onComment,
    unsay: notifications.removeComments,
  })
  const shares = createShares({ database, access })
  const exports = createExports({
    ...{ database, access, sessions, documents, blobs, resources, planOfSpace, settings, log, metrics },
  })
  const imports = createImports({ database, blobs, resources, log })
  const files = createFiles({
    database,
    access,
    sessions,
    documents,
    resources,
    imports,
    search,
    storage,
    planOfSpace,
    settingsOf: personSettingsOf(database),
    removers: [removeCooperations, comments.remove, shares.remove, notifications.remove, exports.remove],
    onRead: (visit) => cooperation.read(visit),
    log,
    mostInline: settings.CONTENT_INLINE_BYTES,
    unreadAnswerMs,
  })
  documents.onWritten(files.written)
  const cooperation = createCooperation({
    database,
    access,
    documents,
    planOfSpace,
    filesFor: files.filesFor,
    handOver: files.handOver,
    peopleOf: peopleOf(database),
    settingsOf: personSettingsOf(database),
    delivery,
    limits,
    believesAddresses: !emailNeedsCode(settings, delivery),
    releaseMs: settings.TURN_RELEASE_SECONDS * 1_000,
    tell: notifications.onCooperation,
    log,
  })
  const sharing = createSharing({
    database,
    access,
    sessions,
    limits,
    documents,
    files,
    resources,
    shares,
    peopleOf: peopleOf(database),
    fileOfJoinId: cooperation.fileOfJoinId,
    onLocked: notifications.onShareLocked,
    log,
  })
  const teams = createTeams({
    database,
    access,
    limits,
    spaces: files.teamSpaces,
    planOfSpace,
    peopleOf: peopleOf(database),
    delivery,
    believesAddresses: !emailNeedsCode(settings, delivery),
    settingsOf: personSettingsOf(database),
    tell: (event) =>
      notifications.onTeam(event, async (teamId) => (await files.teamSpaces.rootsOf([teamId])).get(teamId)),
  })
  const accounts = createAccounts({
    database,
    sessions,
    limits,
    delivery,
    settings,
    blobs,
    access,
    resources,
    planOf,
    workchat,
    messaging,
    onContacts: async (personId) => {
      await cooperation.claimInvitations(personId)
      await teams.claimInvitations(personId)
    },
    // Turns before everything else: what locks heads of documents comes before what raises access counters.
    erasers: [
      cooperation.eraseAccount,
      teams.eraseAccount,
      comments.eraseAccount,
      documents.eraseAccount,
      files.eraseAccount,
      resources.eraseAccount,
      exports.eraseAccount,
      imports.eraseAccount,
      sharing.eraseAccount,
      notifications.eraseAccount,
      access.eraseAccount,
    ],
    log,
  })
  const ownData = createOwnData({
    database,
    access,
    sessions,
    limits,
    documents,
    blobs,
    describe: accounts.describe,
    more: {
      cooperation: cooperation.describe,
      comments: comments.ownComments,
      shares: sharing.describe,
      notifications: notifications.describe,
    },
    teamsOf: teams.teamsOf,
    log,
  })
  const workchatPages = createWorkchat({
    ...{ provider: workchat, limits, log },
    invite: cooperation.wayToJoin,
    subjectOf: async (personId) => workchat && accounts.subjectOf(workchat.id, personId),
  })
  const isTracking = settings.TRACKING === 'on'
  const tracking = createTracking({ database, log, isOn: isTracking, days: settings.TRACKING_DAYS })
  documents.onOpened(files.opened)
  const handlers: Handlers = {
    ...accounts.handlers,
    ...ownData.handlers,
    ...files.handlers,
    ...resources.handlers,
    ...exports.handlers,
    ...imports.handlers,
    ...cooperation.handlers,
    ...comments.handlers,
    ...sharing.handlers,
    ...notifications.handlers,
    ...teams.handlers,
    ...createHistory({
      access,
      documents,
      storage,
      resources,
      planOfSpace,
      peopleOf: peopleOf(database),
      contentAddresses: files.contentAddresses,
      mostInline: settings.CONTENT_INLINE_BYTES,
    }),
    ...createFeedback({
      database,
      limits,
      log,
      forward: settings.FEEDBACK_TO === undefined ? null : byMail(delivery.email, settings.FEEDBACK_TO),
    }),
  }
  const http = await createHttpServer({
    version: packageJson.version,
    log,
    database,
    sessions,
    handlers,
    routes: [
      ...resources.routes,
      ...exports.routes,
      ...files.routes,
      ...sharing.routes,
      ...accounts.routes,
      ...ownData.routes,
      ...notifications.routes,
      ...tracking.routes,
      ...workchatPages.routes,
      ...(messaging ? [shareConfigRoute({ provider: messaging, limits, log })] : []),
    ],
    pageExtrasOf: sharing.pageExtrasOf,
    webDir: settings.WEB_DIR,
    outsideScripts: workchat ? [settings.WORKCHAT_SCRIPT] : [],
    clientScripts: messaging ? [{ script: settings.MESSAGING_SCRIPT, isClient: messaging.isClient }] : [],
    brands: toldBrands(settings.BRANDS, {
      membership,
      exportFree: settings.EXPORT_FREE,
      ...(isTracking && { tracking: 'on' }),
      ...toldWorkchat(workchat, settings),
      ...toldMessaging(messaging, settings),
      ...toldApps(settings),
    }),
    ownAddress: ownAddress({ publicUrl, brandHosts: settings.BRANDS.hosts }),
    trustedProxies: settings.TRUSTED_PROXIES,
    jsonLimits,
    callsPerPerson: settings.CALLS_PER_PERSON,
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    unreadAnswerMs,
    healthChecks: { journal: documents.health, blobs: blobs.health, bus: bus.health },
    ...(settings.METRICS === 'on' && { metricsPage: { metrics, token: settings.METRICS_TOKEN } }),
  })
  documents.attach(http.server, readForwarded(settings.TRUSTED_PROXIES))
  events.attach(http.server, readForwarded(settings.TRUSTED_PROXIES))
  onStop(log, async () => {
    events.stop()
    await documents.sendEverybodyAway()
    await http.close()
    await cooperation.stop()
    await documents.stop()
    await exports.stop()
    await imports.stop()
    await files.stop()
    await resources.stop()
    await search.stop()
    await notifications.stop()
    await tracking.stop()
    blobs.close()
    await bus.close()
    await database.close()
    await releaseClaim()
  })
  const address = await withStartupContext(`HOST ${host}, PORT ${port}`, () =>
    http.listen({ port, host, listenTextResolver: () => 'listening' }),
  )
  isStarted = true
  process.stdout.write(`Ramify is ready at ${address}\n`)
  tellReady((http.server.address() as AddressInfo).port)
}

export async function runServer(options: ServerOptions = {}): Promise<void> {
  // What the server writes is nobody else's to read.
  process.umask(0o077)
  try {
    await start(options)
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    process.stderr.write(lines.map((line) => `Ramify cannot start: ${line}\n`).join(''))
    process.exit(1)
  }
}

// A program with kinds of document of its own imports this file and runs the server itself.
if (import.meta.main) await runServer()
