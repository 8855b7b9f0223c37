import { ALL_ORGANIZATIONS } from '@airshed/domain'

/** Splits `/{slug}/rest/of/path`; the slug is null at the root. */
export function splitPath(pathname: string): { slug: string | null; rest: string } {
  const [slug, ...rest] = pathname.split('/').filter((part) => part !== '')
  return { slug: slug === undefined ? null : decodeURIComponent(slug), rest: rest.join('/') }
}

/**
 * The organization to continue with once the user's organizations are known: that of the last visit, or
 * all.
 *
 * @param organizationIds of the user
 * @param stored the organization of the last visit; null or `all` means no specific one
 */
export function rootSlug(organizationIds: readonly string[], stored: string | null): string {
  return stored !== null && organizationIds.includes(stored) ? stored : ALL_ORGANIZATIONS
}

/** The target of `/`; see {@link rootSlug}. */
export const rootTarget = (organizationIds: readonly string[], stored: string | null): string =>
  `/${encodeURIComponent(rootSlug(organizationIds, stored))}/home`

/**
 * The target of an address whose first part is not an organization of the user. An address of a page
 * without an organization leads to that page. One of a page of another organization leads to the start,
 * and any other one to a page that looks for it among the installed screens, in vain.
 *
 * @param isPage whether a page of the console has this path, without an organization
 * @param slug the organization to continue with
 */
export function strayTarget(
  pathname: string,
  isPage: (path: string) => boolean,
  slug: string,
): string {
  const [, ...rest] = pathname.split('/').filter((part) => part !== '')
  const isForeign = !isPage(pathname) && rest.length > 0 && isPage(`/${rest.join('/')}`)
  return isForeign ? '/' : `/${encodeURIComponent(slug)}${pathname}`
}

/** The same page for another organization; home if there is no page. */
export function pathForSlug(pathname: string, slug: string): string {
  const { rest } = splitPath(pathname)
  return `/${encodeURIComponent(slug)}/${rest === '' ? 'home' : rest}`
}

/** Paths of a single item, existing or being created, are tied to their organization. */
export function isSlugFixed(
  params: Readonly<Record<string, string | undefined>>,
  path: string,
): boolean {
  const hasId = Object.entries(params).some(
    ([name, value]) => name !== 'slug' && name !== '*' && value !== undefined,
  )
  return hasId || /(^|\/)(create|new|claim)(\/|$)/.test(path)
}

/** Pages whose visitors need an organization first → the page that creates one and leads back, as paths. */
export const FIRST_STEPS: Readonly<Record<string, string>> = {
  'devices/claim': 'organizations/new',
}

/** Query parameter that shows the page only, without sidebar and top bar. */
const KIOSK = 'kiosk'

/** Whether the page should fill the window. */
export function isKioskSearch(search: string): boolean {
  return new URLSearchParams(search).has(KIOSK)
}

/** A query without the kiosk parameter; empty, or beginning with `?`. */
export function withoutKiosk(search: string): string {
  const parts = search.replace(/^\?/, '').split('&')
  const kept = parts.filter((part) => part !== '' && part.split('=')[0] !== KIOSK)
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

/** Adds to a path the query parameters of another query that its own lacks. */
export function withSearch(path: string, search: string): string {
  const [, before = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  const names = new Set(new URLSearchParams(own).keys())
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !names.has(decodeURIComponent(part.split('=')[0]!)))
  const query = [own.replace(/^\?/, ''), ...kept].filter((part) => part !== '').join('&')
  return `${before}${query === '' ? '' : `?${query}`}${hash}`
}
