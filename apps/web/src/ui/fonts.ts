import '@fontsource/inter/400.css'
import '@fontsource/inter/500.css'
import '@fontsource/inter/600.css'

/**
 * Chinese comes in a hundred slices a weight, so its style sheet alone is large: it arrives beside the page, not before it,
 * and the slices themselves only where their characters are shown.
 */
export async function loadChineseFonts(): Promise<void> {
  await import('./fonts-chinese.ts')
}
