import type { PanesDefinition } from '@airshed/contract'
import { PaneWorkspace } from '../PaneWorkspace.tsx'

/** One pane on the left, two above each other on the right, and one that is usually hidden. */
export const SAMPLE_PANES: PanesDefinition = {
  titles: {
    alerts: { en: 'Newest alerts', es: 'Alertas más recientes' },
    states: { en: 'Devices', es: 'Dispositivos' },
    course: { en: 'Course', es: 'Evolución' },
    notes: { en: 'Notes', es: 'Notas' },
  },
  arrangement: {
    direction: 'row',
    panes: ['alerts', { direction: 'column', panes: ['states', 'course'] }],
    shares: [40, 60],
  },
}

/** The workspace on a page of the given width. */
export function SamplePanes({ widthPx = 1200 }: { widthPx?: number }) {
  return (
    <div style={{ width: widthPx, maxWidth: '100%' }}>
      <PaneWorkspace
        panes={SAMPLE_PANES}
        screenId="sample.panes"
        render={(paneId) => <p>What is in {paneId}</p>}
      />
    </div>
  )
}
