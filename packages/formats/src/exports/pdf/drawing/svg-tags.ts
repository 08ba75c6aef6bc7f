/** The attributes of a tag, as they stand in it. */
export function attributesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}
