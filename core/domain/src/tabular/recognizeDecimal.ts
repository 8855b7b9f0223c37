/** The sign before the decimals of a table. */
export interface RecognizedDecimal {
  decimal: '.' | ','
  /** A cell that is either a decimal with three digits or a thousand; null: all cells tell which. */
  ambiguous: string | null
}

// A value below a detection limit is written with a sign before it: `<0,5`.
const WITH_COMMA = /^(?:<\s*|[+-])?\d+,\d+$/
const WITH_POINT = /^(?:<\s*|[+-])?\d+\.\d+$/
const EITHER = /^(?:<\s*|[+-])?[1-9]\d{0,2},\d{3}$/

/** Recognizes the decimal sign by the cells of the rows. */
export function recognizeDecimal(rows: readonly (readonly string[])[]): RecognizedDecimal {
  const values = rows.flat()
  const commas = values.filter((cell) => WITH_COMMA.test(cell))
  const isComma = commas.length > 0 && !values.some((cell) => WITH_POINT.test(cell))
  const [first = null] = isComma && commas.every((cell) => EITHER.test(cell)) ? commas : []
  return { decimal: isComma ? ',' : '.', ambiguous: first }
}
