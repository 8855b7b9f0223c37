/** Serials that a toast names one by one. */
const NAMED = 8

/** Serials in a row; of many the first, and how many there are besides. */
export function serialsText(serials: readonly string[], more: (count: number) => string): string {
  if (serials.length <= NAMED) return serials.join(', ')
  return `${serials.slice(0, NAMED).join(', ')} ${more(serials.length - NAMED)}`
}
