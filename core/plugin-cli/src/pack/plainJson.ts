/** A part of a value that JSON cannot represent. */
export interface NotPlain {
  /** JSON pointer, '' for the whole. */
  pointer: string
  /** A description of its type: "a function". */
  got: string
}

function wordFor(value: unknown): string | null {
  switch (typeof value) {
    case 'function':
      return 'a function'
    case 'symbol':
      return 'a symbol'
    case 'bigint':
      return 'a bigint'
    case 'number':
      return Number.isFinite(value) ? null : `the number ${String(value)}`
    case 'object': {
      if (value === null || Array.isArray(value)) return null
      const prototype: unknown = Object.getPrototypeOf(value)
      if (prototype === null || prototype === Object.prototype) return null
      const name = (value as object).constructor?.name
      return name === undefined || name === 'Object' ? null : `an object of class ${name}`
    }
    default:
      return null
  }
}

/** Every part of a value that would be lost or changed in a JSON file. */
export function notPlainIn(
  value: unknown,
  pointer = '',
  above: readonly unknown[] = [],
): NotPlain[] {
  const got = wordFor(value)
  if (got !== null) return [{ pointer, got }]
  if (typeof value !== 'object' || value === null) return []
  if (above.includes(value)) return [{ pointer, got: 'a part that holds itself' }]
  return Object.entries(value).flatMap(([key, part]) =>
    notPlainIn(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, [
      ...above,
      value,
    ]),
  )
}

/** A value as the text of a JSON file. */
export const jsonFile = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
