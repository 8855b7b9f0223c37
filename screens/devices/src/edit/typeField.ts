import { DEVICE_TYPES } from '@airshed/console-kit'
import type { PickerOption } from '@airshed/kit/forms'

/** The types that are offered for a device: known ones that contain the words, and the words themselves. */
export function matchingTypes(words: string): PickerOption[] {
  const wanted = words.trim().replaceAll(/\s+/g, ' ')
  const known = DEVICE_TYPES.filter((type) => type.toLowerCase().includes(wanted.toLowerCase()))
  const isNew = wanted !== '' && known.every((type) => type !== wanted)
  return [...known, ...(isNew ? [wanted] : [])].map((type) => ({ value: type, label: type }))
}

/** The services that the field of the type needs. @param current that of the device */
export const typeField = (current: string) => ({
  choices: [{ value: current, label: current }],
  lookup: (words: string) => Promise.resolve(matchingTypes(words)),
})
