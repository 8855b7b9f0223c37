import { useAirshed } from '@airshed/console-kit'
import {
  Button,
  isReported,
  NamedIcon,
  PlaceLink,
  type DataPoint,
  type Node,
  type PluginIntl,
} from '@airshed/kit'
import { useState } from 'react'
import { DeleteComputedParameterDialog } from '../../computed/DeleteComputedParameterDialog.tsx'
import { ComputedParameterDialog } from '../../computed/ComputedParameterDialog.tsx'
import type { MonitorRange } from '../range/useMonitorRange.ts'
import { ParameterSection } from './ParameterSection.tsx'
import { parameterGroups } from './parameterGroups.ts'
import { useNewestReadings } from './useNewestReadings.ts'
import '../../details/muted.css'

/** Storage key of whether the panel is closed. */
const KEY = 'monitor.panel'

export interface ParameterPanelProps {
  node: Node
  /** Ids of the data points that are shown. */
  chosen: readonly string[]
  range: MonitorRange
  intl: PluginIntl
  onToggle: (dataPointId: string) => void
}

/** The dialog that is open. */
type Asked = { kind: 'add' } | { kind: 'edit' | 'delete'; point: DataPoint }

/** The parameters of a device, by sensor, with the newest readings: a check box shows a parameter. */
export function ParameterPanel({ node, chosen, range, intl, onToggle }: ParameterPanelProps) {
  const { keep } = useAirshed()
  const [isOpen, setOpen] = useState(() => keep.get(KEY) !== 'closed')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  const newest = useNewestReadings(node, range)
  const text = (id: string): string => intl.formatMessage({ id })
  const label = text(isOpen ? 'panel.close' : 'panel.open')
  const toggle = (): void => {
    keep.set(KEY, isOpen ? 'closed' : null)
    setOpen(!isOpen)
  }
  const groups = parameterGroups(node)
  const canChange = node.actions.includes('configure')
  const points = (node.data_points ?? []).filter(({ path }) => isReported(path))
  const reference = points.find((point) => point.kind === 'scalar' && chosen.includes(point['_id']))
  return (
    <section className="devices-panel" data-open={isOpen} aria-label={text('panel.title')}>
      <div className="devices-panel-head">
        {isOpen ? <h2>{text('panel.title')}</h2> : null}
        {isOpen && canChange && points.length > 0 ? (
          <Button
            variant="minimal"
            size="small"
            icon={<NamedIcon name="plus" />}
            aria-label={text('metric.add')}
            title={text('metric.add')}
            onClick={() => setAsked({ kind: 'add' })}
          />
        ) : null}
        <Button
          variant="minimal"
          size="small"
          icon={<NamedIcon name={isOpen ? 'chevron-left' : 'chevron-right'} />}
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
          onClick={toggle}
        />
      </div>
      {isOpen ? (
        <div className="devices-panel-body">
          {groups.length === 0 ? <p className="devices-muted">{text('panel.none')}</p> : null}
          {groups.map((group) => (
            <ParameterSection
              key={group.id}
              {...{ group, chosen, newest, intl, onToggle }}
              nowMs={range.now}
              onComputed={canChange ? (kind, point) => setAsked({ kind, point }) : undefined}
            />
          ))}
          {reference === undefined ? null : (
            <p className="devices-panel-study">
              <PlaceLink
                to={`calibrations/study?reference=${encodeURIComponent(reference['_id'])}`}
              >
                {intl.formatMessage({ id: 'panel.study' }, { name: reference.shortPresentName })}
              </PlaceLink>
            </p>
          )}
        </div>
      ) : null}
      {asked === null ? null : asked.kind === 'delete' ? (
        <DeleteComputedParameterDialog point={asked.point} intl={intl} onClose={close} />
      ) : (
        <ComputedParameterDialog
          nodeId={node.node_id}
          {...{ points, intl }}
          {...(asked.kind === 'edit' ? { edited: asked.point } : {})}
          onClose={close}
        />
      )}
    </section>
  )
}
