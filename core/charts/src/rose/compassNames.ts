import { chartMessages } from '../messages/chartMessages.ts'

/** Names of the sixteen directions of the compass, clockwise from north: N, NNE, NE … */
export function compassNames(locale: string): readonly string[] {
  const { [locale.startsWith('es') ? 'es' : 'en']: texts } = chartMessages
  return texts['charts.compass'].split(' ')
}

/** The name of a direction, the nearest of sixteen. */
export function compassName(directionDeg: number, locale: string): string {
  const names = compassNames(locale)
  const place = Math.round((((directionDeg % 360) + 360) % 360) / (360 / names.length))
  return names[place % names.length] ?? ''
}
