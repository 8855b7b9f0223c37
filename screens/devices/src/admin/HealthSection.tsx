import { PageSection } from '@airshed/console-kit'
import { EmptyState, useNow, type DataPoint, type Node, type PluginIntl } from '@airshed/kit'
import type { PageRange } from '@airshed/console-kit'
import { hasReportedFacts, ReportedFacts } from '../facts/ReportedFacts.tsx'
import { healthWidget } from '../monitor/figures/monitorWidgets.ts'
import { PaneWidget } from '../monitor/figures/PaneWidget.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

export interface HealthSectionProps {
  /** With its configuration. */
  node: Node
  /** Data points that the device measures about itself. */
  points: readonly DataPoint[]
  range: PageRange
  intl: PluginIntl
}

/** What a device says about itself now, and a chart for each quantity of it that it measures. */
export function HealthSection({ node, points, range, intl }: HealthSectionProps) {
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const isSilent = points.length === 0 && !hasReportedFacts(node)
  return (
    <PageSection title={text('admin.health')}>
      <ReportedFacts {...{ node, nowMs, intl }} />
      {isSilent ? (
        <EmptyState title={text('admin.health.none')} text={text('admin.health.none.text')} />
      ) : points.length === 0 ? null : (
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
