import { PageSection } from '@airshed/console-kit'
import { EmptyState, type DataPoint, type Node, type PluginIntl } from '@airshed/kit'
import type { PageRange } from '@airshed/console-kit'
import { healthWidget } from '../monitor/figures/monitorWidgets.ts'
import { PaneWidget } from '../monitor/figures/PaneWidget.tsx'

export interface HealthSectionProps {
  node: Node
  /** Data points that the device measures about itself. */
  points: readonly DataPoint[]
  range: PageRange
  intl: PluginIntl
}

/** A chart for each quantity that a device measures about itself. */
export function HealthSection({ node, points, range, intl }: HealthSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <PageSection title={text('admin.health')}>
      {points.length === 0 ? (
        <EmptyState title={text('admin.health.none')} text={text('admin.health.none.text')} />
      ) : (
        <div className="devices-health">
          {points.map(({ _id: id }) => (
            <div key={id} className="devices-health-chart">
              <PaneWidget widget={healthWidget(node.node_id, id)} range={range} />
            </div>
          ))}
        </div>
      )}
    </PageSection>
  )
}
