/** A part of a module, as offsets into its code. */
export interface Place {
  start: number
  end: number
}

/** The place of a property including the comma after it. */
export const withComma = (code: string, { start, end }: Place): Place => {
  const comma = /^\s*,/.exec(code.slice(end))
  return { start, end: end + (comma?.[0].length ?? 0) }
}

/**
 * The code with these places blanked out: all other characters keep their positions, so that no source map
 * is needed.
 */
export const blankPlaces = (code: string, places: readonly Place[]): string =>
  places.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    code,
  )
