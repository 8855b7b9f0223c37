/**
 * Parameter id → short name of the catalogue, and its Spanish translation. Symbols such as PM2.5 or
 * CO₂ are the same in every language and are not listed.
 */
const SHORT_NAMES: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  '140:11': ['VOC (EtOH)', 'COV (EtOH)'],
  '140:12': ['VOC index', 'Índice COV'],
  '140:13': ['NOx index', 'Índice NOx'],
  '128:2': ['RH', 'HR'],
  '128:3': ['Pressure', 'Presión'],
  '150:1': ['WS', 'VV'],
  '150:2': ['WD', 'DV'],
  '150:3': ['Gust', 'Racha'],
  '151:1': ['Rain', 'Lluvia'],
  '190:1': ['Battery', 'Batería'],
  '190:2': ['Signal', 'Señal'],
  '190:3': ['Online', 'En línea'],
  '190:4': ['Online status', 'Estado de conexión'],
}

/** The short name of a data point in Spanish; names other than the catalogue's are unchanged. */
export function shortNameInSpanish(path: string, given: string): string {
  const [english, spanish] = SHORT_NAMES[path] ?? []
  return spanish !== undefined && english === given ? spanish : given
}
