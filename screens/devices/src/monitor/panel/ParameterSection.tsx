import { Button, type DataPoint, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { ParameterRow } from './ParameterRow.tsx'
import { firstOf, type ParameterGroup } from './parameterGroups.ts'
import type { NewestReadings } from './useNewestReadings.ts'

export interface ParameterSectionProps {
  group: ParameterGroup
  chosen: readonly string[]
  newest: NewestReadings
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  onToggle: (dataPointId: string) => void
  /** Opens the dialog that edits or deletes a computed parameter; undefined: the reader may do neither. */
  onComputed: ((kind: 'edit' | 'delete', point: DataPoint) => void) | undefined
}

/** Ids of the titles of groups without a name. */
const TITLES = {
  sensor: 'panel.builtIn',
  metrics: 'panel.metrics',
  device: 'panel.device',
} as const

/** The parameters of one sensor: the first five, and the others on request. */
export function ParameterSection(props: ParameterSectionProps) {
  const { group, chosen, newest, nowMs, intl, onToggle, onComputed } = props
  const [isWhole, setWhole] = useState(false)
  const first = firstOf(group.points, chosen)
  const hidden = group.points.length - first.length
  const title = group.sensor ?? intl.formatMessage({ id: TITLES[group.kind] })
  return (
    <div className="devices-panel-group" role="group" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {(isWhole ? group.points : first).map((point) => (
          <li key={point['_id']}>
            <ParameterRow
              {...{ point, newest, nowMs, intl }}
              isChosen={chosen.includes(point['_id'])}
              onToggle={() => onToggle(point['_id'])}
              {...(group.kind === 'metrics' && onComputed !== undefined
                ? { onComputed: (kind: 'edit' | 'delete') => onComputed(kind, point) }
                : {})}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button
          variant="minimal"
          size="small"
          aria-expanded={isWhole}
          text={
            isWhole
              ? intl.formatMessage({ id: 'panel.fewer' })
              : intl.formatMessage({ id: 'panel.more' }, { count: hidden })
          }
          onClick={() => setWhole(!isWhole)}
        />
      ) : null}
    </div>
  )
}
