/** Longest parameter with serials, percent-encoded, that stands in an address: servers and proxies refuse long ones. */
export const SERIALS_IN_ADDRESS_MAX = 2000

/** Where longer texts wait in this tab for the page that takes them. */
const KEY = 'airshed.claim.serials'

/** What a page's address says of the serials that are to be claimed. */
export interface HandedSerials {
  serials?: string
  /** They wait in the tab, being too long for an address. */
  held_serials?: boolean
}

/**
 * Hands serials to the page that is gone to next: in its address, or in the tab where they are too long.
 *
 * @param serials as somebody typed them; empty: none
 * @param more further parameters of that page; undefined ones are left out
 * @returns the query of that page, with its `?`; empty: there is nothing to say
 */
export function handSerialsOn(
  serials: string,
  more: Readonly<Record<string, string | undefined>> = {},
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): string {
  const query = new URLSearchParams()
  const text = serials.trim()
  const inAddress = new URLSearchParams({ serials: text })
  if (inAddress.toString().length <= SERIALS_IN_ADDRESS_MAX) {
    if (text !== '') query.set('serials', text)
  } else {
    storage.setItem(KEY, text)
    query.set('held_serials', 'true')
  }
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, value)
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

/** The serials that the address of a page brings, or that wait for it in this tab; empty: none. */
export function handedSerials(
  { serials = '', held_serials: isHeld = false }: HandedSerials,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): string {
  return isHeld ? (storage.getItem(KEY) ?? '') : serials
}

/** To be called once a form shows what waited in this tab: it waits no more. */
export function dropHeldSerials(storage: Pick<Storage, 'removeItem'> = sessionStorage): void {
  storage.removeItem(KEY)
}
