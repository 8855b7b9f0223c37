/** The message for an invalid setting. */
export const GEOCODER_URL_SHAPE =
  'the http or https address of a search, such as https://geocoder.example.org/search'

/** Reads `GEOCODER_URL`; undefined if it is not a web address. */
export function readGeocoderUrl(text: string): URL | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}
