import type { Brand } from '../../brands/brands.ts'

/**
 * Writes the brand into the page before it is sent, so that neither its title nor its language flickers. As a `meta`
 * element, not as a script: the content security policy knows no inline script.
 */
export function brandPage(html: string, brand: Brand): string {
  const name = escaped(brand.name)
  const [only, second] = brand.languages
  const lang = only !== undefined && second === undefined ? only : null
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/<meta name="brand"[^>]*>/, () => `<meta name="brand" content="${escaped(JSON.stringify(brand))}" />`)
    .replace(
      /<meta name="(application-name|apple-mobile-web-app-title)"[^>]*>/g,
      (_tag, which: string) => `<meta name="${which}" content="${name}" />`,
    )
    .replace(/<html lang="[^"]*"/, (tag) => (lang === null ? tag : `<html lang="${lang}"`))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
