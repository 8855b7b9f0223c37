/** Values of a query; undefined, null and empty lists are left out, lists are repeated. */
export type QueryValues = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>

/** `/v2/nodes?type=a&type=b`: joins a path below the base and a query. */
export function urlOf(baseUrl: string, path: string, query: QueryValues = {}): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      parts.append(name, String(one))
    }
  }
  const search = parts.toString()
  return `${baseUrl.replace(/\/+$/, '')}/${path}${search === '' ? '' : `?${search}`}`
}

/** A path of fixed words and ids, the ids made safe: `` path`nodes/${id}` ``. */
export function path(words: TemplateStringsArray, ...ids: readonly string[]): string {
  return words
    .map((word, i) => word + (i < ids.length ? encodeURIComponent(ids[i] ?? '') : ''))
    .join('')
}

/** The `organization_id` that a slug stands for; undefined for `all`, null and nothing. */
export function organizationIdOf(slug: string | null | undefined): string | undefined {
  return slug === null || slug === undefined || slug === '' || slug === 'all' ? undefined : slug
}
