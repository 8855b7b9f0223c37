import type { PanesDefinition } from '@airshed/kit/define'

/** The panes of the monitor in their default arrangement. */
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
      'readings',
      { direction: 'column', panes: ['details', 'sensors', 'map'], shares: [50, 20, 30] },
    ],
    shares: [70, 30],
  },
} as const satisfies PanesDefinition
export type PaneId = keyof typeof PANES.titles
