import {
  ADMIN_PRESETS_MS,
  deviceModel,
  pickRange,
  PageRangePicker,
  usePageRange,
  PageSection,
  PartTabs,
  type Part,
} from '@airshed/console-kit'
import { HOUR_MS, lastRange, type Node, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { DebugTab } from '../debug/DebugTab.tsx'
import { FilesTab } from '../files/FilesTab.tsx'
import { DeviceDetails } from '../list/DeviceDetails.tsx'
import { ReadingsTable } from '../monitor/readings/ReadingsTable.tsx'
import { DeviceRecord } from '../record/DeviceRecord.tsx'
import { EndpointSection } from './EndpointSection.tsx'
import { HealthSection } from './HealthSection.tsx'
import { healthPoints } from './healthPoints.ts'
import type { AdminParams, AdminTab } from './params.ts'
import '../list/devices.css'
import '../monitor/monitor.css'
import './admin.css'

export interface AdminDeviceProps extends Pick<ScreenProps<AdminParams>, 'params' | 'setParams'> {
  /** With its configuration and its data points. */
  node: Node
  intl: PluginIntl
}

const opening = (now: number) =>
  pickRange({ range: lastRange(HOUR_MS, now), isUpdatesOn: true, refreshMs: null })

/** The facts and the newest readings of a device, charts of its own health, and further tabs. */
export function AdminDevice({ node, params, setParams, intl }: AdminDeviceProps) {
  const range = usePageRange(opening, params, setParams)
  const points = healthPoints(node.data_points ?? [])
  const text = (id: string): string => intl.formatMessage({ id })
  const part = (id: AdminTab, content: Part<AdminTab>['content']): Part<AdminTab> => ({
    id,
    label: text(`admin.${id}`),
    content,
  })
  return (
    <DeviceRecord
      page="admin"
      {...{ node, intl }}
      actions={<PageRangePicker range={range} presets={ADMIN_PRESETS_MS} />}
    >
      <div className="devices-admin">
        <PageSection title={text('admin.device')}>
          <DeviceDetails device={node} intl={intl} />
        </PageSection>
        {deviceModel(node.type).channel === 'airshed' ? (
          <EndpointSection {...{ node, intl }} />
        ) : null}
        <HealthSection {...{ node, points, range, intl }} />
        <PartTabs<AdminTab>
          label={text('admin.tabs')}
          parts={[
            part('debug', <DebugTab {...{ node, intl }} />),
            ...(deviceModel(node.type).hasScripts
              ? [part('files', <FilesTab {...{ node, intl }} />)]
              : []),
            ...(points.length === 0
              ? []
              : [part('raw', <ReadingsTable {...{ node, points, range, intl }} />)]),
          ]}
          current={params.tab ?? 'debug'}
          onChange={(tab) => setParams({ tab: tab === 'debug' ? undefined : tab })}
        />
      </div>
    </DeviceRecord>
  )
}
