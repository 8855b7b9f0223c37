/** What `GEOCODER_URL` is. */
export const GEOCODER_URL_SHAPE =
  'the http or https address of a search, such as https://geocoder.example.org/search'

/** An address of the web as it was typed; undefined: it is none. */
export function readGeocoderUrl(text: string): URL | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}
