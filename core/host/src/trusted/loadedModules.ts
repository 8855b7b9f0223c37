import type { InstalledPlugin } from '@airshed/schemas'

/** Addresses of the archives whose code was loaded into this page: a page cannot unload code. */
const loaded = new Set<string>()

/** Records that the code of a trusted plugin is now loaded in this page. */
export function noteLoaded(baseUrl: string): void {
  loaded.add(baseUrl)
}

/**
 * Plugins that are no longer trusted, because they were replaced, isolated or removed, but whose code is
 * still loaded in this page: only a reload removes it.
 */
export function leftInPage(
  before: readonly InstalledPlugin[],
  after: readonly InstalledPlugin[],
): InstalledPlugin[] {
  const trusted = new Set(
    after.filter(({ tier }) => tier === 'trusted').map(({ base_url: url }) => url),
  )
  return before.filter(
    ({ tier, base_url: url }) => tier === 'trusted' && loaded.has(url) && !trusted.has(url),
  )
}
