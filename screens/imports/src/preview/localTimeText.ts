const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.(\d+))?(Z|[+-]\d{2}:?\d{2})$/

/** `2026-05-01T10:00:00.000+02:00` → `2026-05-01 10:00:00 +02:00`: a fraction of nothing is left out. */
export function localTimeText(time: string): string {
  const [, date, clock, fraction = '', offset] = ISO.exec(time) ?? []
  if (date === undefined) return time
  const rest = /^0*$/.test(fraction) ? '' : `.${fraction}`
  return `${date} ${clock}${rest} ${offset === 'Z' ? 'UTC' : offset}`
}
