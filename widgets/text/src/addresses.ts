/** A reserved host name: a URL that still has it after resolving was a path. */
const HERE = 'https://console.invalid'
/** Picture types that cannot contain scripts. SVG can. */
const PICTURE = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\w+/=-]+$/

/** The target of a link in a text. */
export interface LinkTarget {
  href: string
  /** Leaves the console. */
  isOutside: boolean
}

/**
 * The address of a link, resolved as a browser does it: white space and control characters inside a scheme
 * do not hide it.
 *
 * @returns null for all but http(s), mailto, and paths of the console from its root
 */
export function linkTarget(url: string): LinkTarget | null {
  const parsed = URL.parse(url, HERE)
  if (parsed === null) return null
  const { protocol, origin, href } = parsed
  if (protocol === 'mailto:') return { href, isOutside: false }
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (origin !== HERE) return { href, isOutside: true }
  // A relative path would lead to a different target on each page.
  return url.startsWith('/') ? { href: href.slice(HERE.length), isOutside: false } : null
}

/**
 * The source of a picture. The console loads no external pictures: its content security policy forbids it,
 * and the server of a picture would learn who views the dashboard.
 *
 * @returns null for all but raster pictures inside the text
 */
export const pictureSource = (url: string): string | null => (PICTURE.test(url) ? url : null)
