/** Another page of those who are not in yet, which still knows where they wanted to go and in which language. */
export function entryPath(path: `/login${string}`, search: string): string {
  return path + (search && `?${search}`)
}
