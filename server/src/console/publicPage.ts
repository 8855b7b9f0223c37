/** Addresses of public pages: longer than the name of any page below an organization called `p`. */
const PUBLIC_PAGE = /^\/p\/[0-9A-Za-z]{16,64}\/?(\?|$)/

/** Whether an address is that of the public page of a device. */
export const isPublicPage = (url: string): boolean => PUBLIC_PAGE.test(url)

/**
 * Headers of public pages in place of the console’s: any page may frame them, as they know no session and
 * nothing in them can be pressed to effect. They load from the server alone, tell no other page
 * their address, and stay out of search engines.
 *
 * @param scriptHashes sources of the import map that stands in the page
 */
export const publicPageHeaders = (scriptHashes: readonly string[]): Record<string, string> => ({
  'content-security-policy': [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scriptHashes].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `connect-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `frame-ancestors *`,
    `form-action 'none'`,
    `base-uri 'none'`,
  ].join(';'),
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})
