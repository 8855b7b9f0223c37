import { profileById, PROFILES } from '@airshed/profiles'
import { invalidField } from '../input/invalidField.ts'

/**
 * @param id null: none is chosen
 * @param path of the field in the body
 * @throws ApiError 400 where no profile of that id is shipped
 */
export function requireProfile(id: string | null, path: string): void {
  if (id === null || profileById(id) !== undefined) return
  throw invalidField(path, `null or one of ${PROFILES.map((one) => one.id).join(', ')}`, id)
}
