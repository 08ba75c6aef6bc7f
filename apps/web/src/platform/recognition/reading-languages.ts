/** What can be read in pictures, by the names of the data for it; each called as its readers call it. */
const names = {
  eng: 'English',
  chi_sim: '简体中文',
  chi_tra: '繁體中文',
  jpn: '日本語',
  kor: '한국어',
  deu: 'Deutsch',
  fra: 'Français',
  spa: 'Español',
} as const

export type ReadingLanguage = keyof typeof names

export const readingLanguages = Object.entries(names).map(([id, name]) => ({ id: id as ReadingLanguage, name }))

/** What people who use the app in this language have in their pictures most likely. */
export function likelyLanguage(appLanguage: string): ReadingLanguage {
  return appLanguage.startsWith('zh') ? 'chi_sim' : 'eng'
}
