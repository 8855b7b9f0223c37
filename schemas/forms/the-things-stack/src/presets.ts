import { PAYLOAD_PRESETS } from '@airshed/kit/define'
import { meaningOf, partsOf } from './meanings.ts'
import { FIELDS_MAX, type PayloadFields } from './schema.ts'

/** The words of the choices by message key: products have one name in every language. */
export const presetText = (): Record<string, string> =>
  Object.fromEntries(PAYLOAD_PRESETS.map(({ id, name }) => [`config.preset.${id}`, name]))

/**
 * The value after a decoder was chosen: its fields are added, and nothing is chosen any more. What is mapped already, as
 * a field or as a parameter, stays as it is.
 */
export function withPreset({ preset, ...value }: PayloadFields): PayloadFields {
  const { fields: known = [] } = PAYLOAD_PRESETS.find(({ id }) => id === preset) ?? {}
  const isMapped = (one: (typeof known)[number]) =>
    value.fields.some(
      ({ field, meaning }) => field === one.field || partsOf(meaning).parameter === one.parameter,
    )
  const added = known
    .filter((one) => !isMapped(one))
    .map((one) => ({ field: one.field, meaning: meaningOf(one) }))
  return { fields: [...value.fields, ...added].slice(0, FIELDS_MAX) }
}
