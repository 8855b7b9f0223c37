import type { PanesDefinition } from '@airshed/kit/define'

/**
 * The panes of the monitor in their default arrangement: in a window of 1440 × 900 the facts are not cut, and the map has
 * the 300 px of the specification.
 */
export const PANES = {
  titles: {
    readings: { en: 'Readings', es: 'Lecturas' },
    details: { en: 'Device', es: 'Dispositivo' },
    sensors: { en: 'Sensors', es: 'Sensores' },
    map: { en: 'Map', es: 'Mapa' },
  },
  arrangement: {
    direction: 'row',
    panes: [
      { direction: 'column', panes: ['readings', 'sensors'], shares: [78, 22] },
      { direction: 'column', panes: ['details', 'map'], shares: [55, 45] },
    ],
    shares: [66, 34],
  },
} as const satisfies PanesDefinition
export type PaneId = keyof typeof PANES.titles
