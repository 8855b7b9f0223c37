import type { InstalledPlugin } from '@airshed/schemas'

/** Addresses of the archives whose code was loaded into this page: a page cannot let go of code. */
const loaded = new Set<string>()

/** Notes that the code of a trusted plugin is in this page from now on. */
export function noteLoaded(baseUrl: string): void {
  loaded.add(baseUrl)
}

/**
 * Plugins that were trusted before and are not any more, replaced, isolated or taken away, whose code
 * is in this page nevertheless: only loading the page again ends it.
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
