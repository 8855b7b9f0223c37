/** Browsers by the tokens of their headers; those that also name others come first. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const

const LONGEST = 60

/**
 * The user agent in a few words: `Firefox 128, Linux`, or the first product that a program names, such as
 * `curl/8.5.0`. Anybody can send any header, so it is a hint and never proof.
 *
 * @returns null if there is none
 */
export function shortAgent(header: string | undefined): string | null {
  if (header === undefined) return null
  const system = SYSTEMS.find(([, pattern]) => pattern.test(header))?.[0]
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(header)?.[1]
    if (version !== undefined) {
      return [`${name} ${version.slice(0, 6)}`, ...(system === undefined ? [] : [system])].join(
        ', ',
      )
    }
  }
  const product = /^[\w.+-]+(?:\/[\w.+-]+)?/.exec(header.trim())?.[0] ?? ''
  return product === '' ? null : product.slice(0, LONGEST)
}
