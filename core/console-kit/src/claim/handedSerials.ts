/** Maximum length of the percent-encoded serials in an address: servers and proxies refuse long ones. */
export const SERIALS_IN_ADDRESS_MAX = 2000

/** Key in the tab's session storage for texts that are too long for an address. */
const KEY = 'airshed.claim.serials'

/** The address parameters for the serials to be claimed. */
export interface HandedSerials {
  serials?: string
  /** The serials are too long for an address and are stored in the tab. */
  held_serials?: boolean
}

/**
 * Passes serials to the next page: in its address, or in the tab if they are too long.
 *
 * @param serials as typed; empty: none
 * @param more further parameters of that page; undefined ones are left out
 * @returns the query of that page, with its `?`; empty if there are no parameters
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

/** The serials from the address of a page, or those stored for it in this tab; empty: none. */
export function handedSerials(
  { serials = '', held_serials: isHeld = false }: HandedSerials,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): string {
  return isHeld ? (storage.getItem(KEY) ?? '') : serials
}

/** Removes the serials stored in this tab. Call it once a form shows them. */
export function dropHeldSerials(storage: Pick<Storage, 'removeItem'> = sessionStorage): void {
  storage.removeItem(KEY)
}
