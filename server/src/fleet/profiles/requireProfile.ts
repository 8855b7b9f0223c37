import { profileById, PROFILES } from '@airshed/profiles'
import { invalidField } from '../../access/input/invalidField.ts'

/**
 * @param id null if none is chosen
 * @param path of the field in the body
 * @throws ApiError 400 if there is no profile with that id
 */
export function requireProfile(id: string | null, path: string): void {
  if (id === null || profileById(id) !== undefined) return
  throw invalidField(path, `null or one of ${PROFILES.map((one) => one.id).join(', ')}`, id)
}
