import { describeValue } from '@airshed/contract'
import { apiError } from '../../base/errors.ts'

const TOKEN = "[a-z0-9!#$&^_.+'-]+"
const MEDIA_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(; ?charset=${TOKEN})?$`)
const MAX_CHARACTERS = 127

/**
 * A media type in lower case, such as `image/png`.
 *
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE if it is not a media type
 */
export function mediaType(given: string): string {
  const type = given.trim().toLowerCase()
  if (type.length <= MAX_CHARACTERS && MEDIA_TYPE.test(type)) return type
  throw apiError('UNSUPPORTED_MEDIA_TYPE', {
    type: describeValue(given),
    wanted: 'a media type such as image/png',
  })
}
