/** Names of machines in the sets of draw.io, and what we call them. Of several for one of ours the first is written. */
const networks: Readonly<Record<string, string>> = {
  router: 'net-router',
  switch: 'net-switch',
  hub: 'net-hub',
  load_balancer: 'net-load-balancer',
  modem: 'net-modem',
  patch_panel: 'net-patch-panel',
  firewall: 'net-firewall',
  secured: 'net-certificate',
  biometric_reader: 'net-key',
  wireless_hub: 'net-access-point',
  wireless_modem: 'net-wireless-router',
  radio_tower: 'net-antenna',
  satellite: 'net-satellite',
  satellite_dish: 'net-dish',
  server: 'net-server',
  rack: 'net-rack',
  server_storage: 'net-database-server',
  web_server: 'net-web-server',
  mail_server: 'net-mail-server',
  proxy_server: 'net-proxy',
  mainframe: 'net-mainframe',
  supercomputer: 'net-mainframe',
  storage: 'net-storage',
  external_storage: 'net-storage',
  nas_filer: 'net-file-server',
  tape_storage: 'net-tape',
  virtual_server: 'net-virtual-machine',
  virtual_pc: 'net-virtual-machine',
  pc: 'net-desktop',
  desktop_pc: 'net-desktop',
  monitor: 'net-desktop',
  laptop: 'net-laptop',
  tablet: 'net-tablet',
  mobile: 'net-phone',
  phone_1: 'net-ip-phone',
  phone_2: 'net-ip-phone',
  printer: 'net-printer',
  copier: 'net-printer',
  scanner: 'net-scanner',
  security_camera: 'net-camera',
  terminal: 'net-terminal',
  video_projector_screen: 'net-television',
  ups_enterprise: 'net-ups',
  ups_small: 'net-ups',
  user_male: 'net-user',
  user_female: 'net-user',
  users: 'net-users',
  community: 'net-users',
  business_center: 'net-building',
  cloud: 'net-cloud',
}

/** Words in names of the sets of Cisco, of clouds and of others. */
const words: readonly (readonly [RegExp, string])[] = [
  [/wireless_router/, 'net-wireless-router'],
  [/access_point|wireless/, 'net-access-point'],
  [/load_balanc/, 'net-load-balancer'],
  [/router/, 'net-router'],
  [/switch/, 'net-switch'],
  [/firewall/, 'net-firewall'],
  [/database|sql/, 'database'],
  [/\bhub\b/, 'net-hub'],
  [/laptop/, 'net-laptop'],
  [/printer/, 'net-printer'],
  [/ip_phone/, 'net-ip-phone'],
  [/mainframe/, 'net-mainframe'],
  [/web_server/, 'net-web-server'],
  [/file_server/, 'net-file-server'],
  [/server/, 'net-server'],
  [/workstation|\bpc\b/, 'net-desktop'],
]

const prefix = 'mxgraph.networks.'
const families = /^mxgraph\.(?:networks2|cisco|cisco19|cisco_safe|office|azure|mscae|ibm|veeam|veeam2|rack)\./

export function networkKind(shape: string): string | undefined {
  if (shape.startsWith(prefix)) {
    const name = shape.slice(prefix.length)
    return Object.hasOwn(networks, name) ? networks[name] : undefined
  }
  if (!families.test(shape)) return undefined
  const name = shape.replace(families, '').replaceAll('.', ' ')
  return words.find(([pattern]) => pattern.test(name))?.[1]
}

const styles = new Map(
  Object.entries(networks)
    .reverse()
    .map(([name, kind]) => [kind, `shape=${prefix}${name};verticalLabelPosition=bottom;verticalAlign=top;`]),
)

export const networkStyle = (kind: string): string | undefined => styles.get(kind)
