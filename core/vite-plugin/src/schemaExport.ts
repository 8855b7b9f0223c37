import type { ValidatorKind } from './validatorRequest.ts'

/** Names under which a module exports a single schema: of a widget, a screen or a form. */
const SINGLE = ['config', 'params', 'schema'] as const
const SEVERAL = 'schemas'

const isRecord = (value: unknown): value is Record<string, object> =>
  typeof value === 'object' && value !== null

/** A schema without TypeBox's hidden marks. */
const plain = (schema: object): object => JSON.parse(JSON.stringify(schema)) as object

/**
 * The schemas that a module exports, by the names of their validators; a single one is `default`.
 *
 * @param place of the module, for the error
 * @throws when the module does not export what the import requests
 */
export function schemasOf(
  exports: Readonly<Record<string, unknown>>,
  kind: ValidatorKind,
  place: string,
): Readonly<Record<string, object>> {
  const found = (kind === 'validators' ? [SEVERAL] : SINGLE).filter((name) =>
    isRecord(exports[name]),
  )
  const [name] = found
  if (name === undefined || found.length > 1) {
    const expected = kind === 'validators' ? SEVERAL : `one of ${SINGLE.join(', ')}`
    const got = (found.length > 1 ? found : Object.keys(exports)).join(', ') || 'nothing'
    throw new Error(
      `${place}?${kind}: expected an export ${expected}, got ${got}. ` +
        'Export each schema from a module of its own, for example: export const schema = Type.Object({ … })',
    )
  }
  const value = exports[name] as Record<string, object>
  if (kind !== 'validators') return { default: plain(value) }
  return Object.fromEntries(Object.entries(value).map(([key, schema]) => [key, plain(schema)]))
}
