import { Checkbox, Menu, MenuButton, MenuItem } from '@airshed/console-kit'
import { ReadingFigure, RelativeTime, type DataPoint, type PluginIntl } from '@airshed/kit'
import { CorrectedMark } from '../../corrections/CorrectedMark.tsx'
import type { NewestReadings } from './useNewestReadings.ts'
import '../../details/muted.css'

export interface ParameterRowProps {
  point: DataPoint
  newest: NewestReadings
  isChosen: boolean
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  onToggle: () => void
  /** Opens the dialog of a computed parameter that the reader may change and delete. */
  onComputed?: (kind: 'edit' | 'delete') => void
}

/** One parameter: whether it is shown, its newest reading, and its age if overdue. */
export function ParameterRow(props: ParameterRowProps) {
  const { point, newest, isChosen, nowMs, intl, onToggle, onComputed } = props
  const reading = newest.of(point['_id'])
  const { shortPresentName, presentName, unit, precision, kind } = point
  return (
    <div className="devices-parameter" data-metric={onComputed !== undefined}>
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        labelElement={<span title={presentName}>{shortPresentName}</span>}
      />
      <span className="devices-parameter-reading">
        {reading === null ? null : (
          <>
            <ReadingFigure
              {...{ reading, unit, precision, kind }}
              profileName={newest.profile?.name ?? null}
              keepsGradeRoom={false}
            />{' '}
            <span className="devices-muted">{unit}</span>
          </>
        )}
      </span>
      {onComputed === undefined ? null : (
        <MenuButton
          label={intl.formatMessage({ id: 'metric.menu' }, { name: shortPresentName })}
          menu={
            <Menu>
              <MenuItem
                text={intl.formatMessage({ id: 'metric.edit' })}
                onClick={() => onComputed('edit')}
              />
              <MenuItem
                intent="danger"
                text={intl.formatMessage({ id: 'metric.delete' })}
                onClick={() => onComputed('delete')}
              />
            </Menu>
          }
        />
      )}
      {point.metric?.is_complete === false ? (
        <span className="devices-parameter-age">
          {intl.formatMessage({ id: 'metric.computing' })}
        </span>
      ) : null}
      <CorrectedMark point={point} intl={intl} />
      {reading?.isOld === true ? (
        <span className="devices-parameter-age">
          <RelativeTime at={reading.atMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
        </span>
      ) : null}
    </div>
  )
}
