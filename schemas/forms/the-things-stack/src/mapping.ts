import type { Node } from '@airshed/kit/define'
import { MEANINGS, meaningOf, partsOf } from './meanings.ts'
import { FIELDS_MAX, type PayloadFields } from './schema.ts'

/** The mapped fields; one whose parameter or unit is no longer known is left out. */
export function fromDevice({ payload_mapping: mapping = [] }: Node): PayloadFields {
  const fields = mapping
    .map((one) => ({ field: one.field, meaning: meaningOf(one) }))
    .filter(({ meaning }) => MEANINGS.includes(meaning))
  return { fields: fields.slice(0, FIELDS_MAX) }
}

/** The body of the call that maps the payload. */
export function toPayload({ fields }: PayloadFields): Record<string, unknown> {
  return { payload_mapping: fields.map(({ field, meaning }) => ({ field, ...partsOf(meaning) })) }
}

/** A parameter and its unit are one choice in the form. */
export const issuePath = (path: string): string =>
  path
    .replace(/^\/payload_mapping(?=\/|$)/, '/fields')
    .replace(/^(\/fields\/\d+)\/(?:parameter|unit)$/, '$1/meaning')
