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

/**
 * The path of a call with its parameters filled in and encoded: `/nodes/:id` → `nodes/a%2Fb`.
 *
 * @throws Error if a parameter is missing
 */
export function pathOf(pattern: string, params: Readonly<Record<string, unknown>> = {}): string {
  return pattern.replace(/^\//, '').replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${pattern} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}
