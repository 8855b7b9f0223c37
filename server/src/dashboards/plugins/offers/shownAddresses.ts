/**
 * Addresses of catalogues as shown to people: without a query or a fragment, which may contain a secret. They are
 * made unique: those that differ in nothing else are numbered in their order.
 *
 * @returns by the address in the settings
 */
export function shownAddresses(urls: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    urls.map((url) => {
      const { origin, pathname } = new URL(url)
      const shown = `${origin}${pathname}`
      const count = (counts.get(shown) ?? 0) + 1
      counts.set(shown, count)
      return [url, count === 1 ? shown : `${shown}#${count}`]
    }),
  )
}
