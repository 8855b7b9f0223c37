import { FOUND_PLACES_MAX, type FoundPlaces } from '@airshed/schemas'
import manifest from '../../../package.json' with { type: 'json' }
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { getBytes } from '../../base/outgoing/getBytes.ts'
import { OutgoingError } from '../../base/outgoing/outgoingError.ts'
import { readPlaces } from './readPlaces.ts'

/** Five places take a few kB. */
const ANSWER_BYTES_MAX = 256_000
const TIMEOUT_MS = 5_000

/** Identifies the application, as public geocoders require. */
const USER_AGENT = `Airshed/${manifest.version} (air quality console)`

/**
 * Queries the configured geocoder for a place.
 *
 * @throws ApiError GEOCODER_NOT_CONFIGURED, GEOCODER_UNREACHABLE or GEOCODER_ANSWER_INVALID
 */
export async function askGeocoder(
  { config, log }: Pick<ServerContext, 'config' | 'log'>,
  words: string,
): Promise<FoundPlaces> {
  const { geocoderUrl, allowPrivateTargets } = config
  if (geocoderUrl === undefined) throw apiError('GEOCODER_NOT_CONFIGURED')
  const url = new URL(geocoderUrl)
  url.searchParams.set('q', words)
  url.searchParams.set('format', 'jsonv2')
  url.searchParams.set('limit', String(FOUND_PLACES_MAX))
  const bytes = await getBytes(url, {
    allowPrivateTargets,
    maxBytes: ANSWER_BYTES_MAX,
    timeoutMs: TIMEOUT_MS,
    headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
  }).catch((error: unknown) => {
    if (!(error instanceof OutgoingError)) throw error
    // The address of the geocoder concerns only the operator.
    log.warn({ failure: error.message }, 'the geocoder did not answer')
    throw apiError('GEOCODER_UNREACHABLE', { reason: reasonOf(error) })
  })
  const places = readPlaces(bytes.bytes ?? new Uint8Array())
  if (typeof places === 'string') throw apiError('GEOCODER_ANSWER_INVALID', { reason: places })
  return places
}

function reasonOf({ failure }: OutgoingError): string {
  if (failure === 'timeout') return `no answer came within ${TIMEOUT_MS / 1000} s`
  return failure === 'refused' ? 'it refused to answer' : 'it cannot be reached'
}
