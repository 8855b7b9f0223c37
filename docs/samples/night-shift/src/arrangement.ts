import type { PanesDefinition } from '@airshed/kit/define'

/** The four panes, as they stand until somebody rearranges them. */
export const PANES = {
  titles: {
    alerts: { en: 'Newest alerts', es: 'Alertas más recientes' },
    devices: { en: 'Devices by state', es: 'Dispositivos por estado' },
    worst: { en: 'Worst air right now', es: 'El peor aire ahora' },
    course: { en: 'Last 12 hours', es: 'Últimas 12 horas' },
  },
  arrangement: {
    direction: 'row',
    panes: [
      { direction: 'column', panes: ['worst', 'devices'], shares: [74, 26] },
      { direction: 'column', panes: ['course', 'alerts'], shares: [56, 44] },
    ],
    shares: [42, 58],
  },
} as const satisfies PanesDefinition
export type PaneId = keyof typeof PANES.titles
