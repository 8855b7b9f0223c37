/** The signs with which a language writes numbers. */
export interface NumberSigns {
  decimal: string
  group: string
}

/** The decimal and thousands signs of a language, such as `.` and `,` for English. */
export function signsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const signOf = (type: 'decimal' | 'group', otherwise: string): string =>
    parts.find((part) => part.type === type)?.value ?? otherwise
  return { decimal: signOf('decimal', '.'), group: signOf('group', ',') }
}
