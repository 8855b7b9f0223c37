/** A table does not have the columns of its plan, or one of them several times. */
export class ColumnsError extends Error {
  override readonly name = 'ColumnsError'
  readonly kind: 'missing' | 'repeated'
  /** What a sentence about it needs: names, joined by commas, and counts. */
  readonly parts: Readonly<Record<string, string>>

  constructor(kind: ColumnsError['kind'], parts: ColumnsError['parts']) {
    super(`${kind} columns: ${JSON.stringify(parts)}`)
    this.kind = kind
    this.parts = parts
  }
}

const NUMBERED = /^#([1-9]\d{0,3})$/
const OCCURRENCE = /^(.*)\[([1-9]\d{0,3})\]$/s

/**
 * Finds columns by how a plan refers to them: a heading; `heading[2]`, the second column with that heading; or `#5`,
 * the fifth column of the file.
 *
 * @throws ColumnsError naming all columns that the file does not have, or the first heading that it has several times
 */
export function findColumns(
  references: readonly string[],
  headings: readonly string[],
): ReadonlyMap<string, number> {
  const found = references.map((reference) => [reference, indexOf(reference, headings)] as const)
  const absent = found.filter(([, index]) => index === -1).map(([reference]) => reference)
  if (absent.length > 0) {
    const names = headings.map((_, index) => columnName(index, headings))
    throw new ColumnsError('missing', {
      missing: [...new Set(absent)].join(', '),
      columns: names.join(', '),
    })
  }
  return new Map(found)
}

function indexOf(reference: string, headings: readonly string[]): number {
  const index = headings.indexOf(reference)
  if (index !== -1) {
    const last = headings.lastIndexOf(reference)
    if (index === last) return index
    throw ambiguous(reference, headings)
  }
  const [, number] = NUMBERED.exec(reference) ?? []
  if (number !== undefined) return Number(number) <= headings.length ? Number(number) - 1 : -1
  const [, heading, nth] = OCCURRENCE.exec(reference) ?? []
  return heading === undefined ? -1 : (positionsOf(heading, headings)[Number(nth) - 1] ?? -1)
}

function ambiguous(heading: string, headings: readonly string[]): ColumnsError {
  const positions = positionsOf(heading, headings)
  const names = positions.map((at) => `${columnName(at, headings)} (column ${at + 1})`)
  return new ColumnsError('repeated', {
    column: heading,
    count: String(positions.length),
    columns: names.join(', '),
  })
}

/** How a plan refers to a column: its heading, with its place among equal ones; its number if it has none. */
export function columnName(index: number, headings: readonly string[]): string {
  const heading = headings[index] ?? ''
  if (heading === '') return `#${index + 1}`
  const positions = positionsOf(heading, headings)
  return positions.length === 1 ? heading : `${heading}[${positions.indexOf(index) + 1}]`
}

const positionsOf = (heading: string, headings: readonly string[]) =>
  headings.flatMap((name, at) => (name === heading ? [at] : []))
