/** The colours of one look of the chrome, by token: `text-1` → `#1a1e26`. */
export type TokenColors = Readonly<Record<string, string>>

const look = { light: /:root|\[data-theme=["']?light["']?\]/, dark: /\[data-theme=["']?dark["']?\]/ }

/** Reads every look a file of tokens gives the chrome, as the cascade would: dark lies over light, more contrast over both. */
export function tokenColors(css: string): Record<string, TokenColors> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const media = [...plain.matchAll(/@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g)]
  const base = media.reduce((rest, [block]) => rest.replace(block, ''), plain)
  const more = media
    .filter(([, query]) => query?.includes('prefers-contrast: more'))
    .map(([, , body]) => body ?? '')
    .join('\n')

  const light = declared(base, look.light)
  const dark = { ...light, ...declared(base, look.dark) }
  return {
    light,
    dark,
    'light, more contrast': { ...light, ...declared(more, look.light) },
    'dark, more contrast': { ...dark, ...declared(more, look.light), ...declared(more, look.dark) },
  }
}

function declared(css: string, selector: RegExp): Record<string, string> {
  const bodies = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selector.test(selectors ?? ''))
    .map(([, , body]) => body ?? '')
  const declarations = [...bodies.join(';').matchAll(/--([\w-]+)\s*:\s*(#[0-9a-f]{6})\b/gi)]
  return Object.fromEntries(declarations.map(([, name, color]) => [name ?? '', color ?? '']))
}
