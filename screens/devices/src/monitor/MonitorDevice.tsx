import { MONITOR_PRESETS_MS, PageRangePicker, RangePin } from '@airshed/console-kit'
import { type Node, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { PaneWorkspace } from '@airshed/kit/panes'
import { DeviceRecord } from '../record/DeviceRecord.tsx'
import { PANES, type PaneId } from './arrangement.ts'
import { DetailsPane } from './details/DetailsPane.tsx'
import { MapPane } from './details/MapPane.tsx'
import { SensorsPane } from './details/SensorsPane.tsx'
import { ReadingsPane } from './figures/ReadingsPane.tsx'
import { chosenParameters, toggledParameter } from './panel/chosenParameters.ts'
import { ParameterPanel } from './panel/ParameterPanel.tsx'
import type { MonitorParams } from './params.ts'
import { useMonitorRange } from './range/useMonitorRange.ts'
import './monitor.css'

export interface MonitorDeviceProps extends Pick<
  ScreenProps<MonitorParams>,
  'params' | 'setParams'
> {
  /** With its configuration, its data points and its profiles. */
  node: Node
  intl: PluginIntl
}

/**
 * The parameters of a device on the left; beside them its readings, facts, sensors and location in panes.
 */
export function MonitorDevice({ node, params, setParams, intl }: MonitorDeviceProps) {
  const range = useMonitorRange(params, setParams)
  const { view = 'chart' } = params
  const points = node.data_points ?? []
  const chosen = chosenParameters(params.parameter, points, node.profiles?.[0])
  const pinLabel = intl.formatMessage({ id: range.isPinned ? 'monitor.unpin' : 'monitor.pin' })
  const render = (paneId: string) => {
    switch (paneId as PaneId) {
      case 'readings':
        return <ReadingsPane {...{ node, params, setParams, chosen, range, intl }} />
      case 'details':
        return <DetailsPane {...{ node, intl }} nowMs={range.now} />
      case 'sensors':
        return <SensorsPane {...{ node, intl }} />
      case 'map':
        return <MapPane {...{ node, range, intl }} />
    }
  }
  return (
    <DeviceRecord
      page="monitor"
      {...{ node, intl }}
      actions={
        <>
          <PageRangePicker range={range} presets={MONITOR_PRESETS_MS} />
          <RangePin isPinned={range.isPinned} label={pinLabel} onToggle={range.togglePin} />
        </>
      }
    >
      <div className="devices-monitor-page">
        <div className="devices-monitor">
          <ParameterPanel
            {...{ node, chosen, range, intl }}
            onToggle={(id) => setParams({ parameter: toggledParameter(chosen, id, view) })}
          />
          <div className="devices-monitor-panes">
            <PaneWorkspace
              panes={PANES}
              screenId="airshed.devices.monitor"
              render={render}
              renderHeader={(menu) => <div className="devices-panes-menu">{menu}</div>}
            />
          </div>
        </div>
      </div>
    </DeviceRecord>
  )
}
