/** Macs and iPads call their modifier Command. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
