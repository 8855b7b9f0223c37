/** Addresses of public pages, as the server knows them. */
const PUBLIC_PAGE = /^\/p\/([0-9A-Za-z]{16,64})$/

/** The code of a public page; null: the address is another page’s. */
export const publicCodeOf = (pathname: string): string | null =>
  PUBLIC_PAGE.exec(pathname)?.[1]?.toLowerCase() ?? null
