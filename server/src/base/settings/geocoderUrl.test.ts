import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { readGeocoderUrl } from './geocoderUrl.ts'

it.each(['https://geocoder.example.org/search', 'http://localhost:8080/search?key=k1'])(
  '%s is a geocoder',
  (value) => {
    expect(readGeocoderUrl(value)?.href).toBe(value)
    expect(readConfig({ GEOCODER_URL: value }).geocoderUrl).toBe(value)
  },
)

it.each(['geocoder.example.org/search', 'ftp://geocoder.example.org/', 'https://', 'https://a b/'])(
  '%s is no geocoder and is not shown, as it may contain a key',
  (value) => {
    expect(readGeocoderUrl(value)).toBeUndefined()
    expect(() => readConfig({ GEOCODER_URL: value })).toThrow(
      /GEOCODER_URL: expected the http or https address of a search.*, got another value/,
    )
  },
)
