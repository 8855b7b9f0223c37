import {
  ChartNote,
  connectionParts,
  DataTable,
  sensorName,
  type Connection,
  type Frame,
  type WidgetProps,
} from '@airshed/kit'
import type { SensorConfig } from './config.ts'
import { sensorColumns } from './sensorColumns.tsx'
import type { SensorRow } from './sensorRows.ts'
import './sensor.css'

export interface SensorViewProps extends Pick<
  WidgetProps<SensorConfig>,
  'range' | 'size' | 'theme' | 'intl' | 'actions'
> {
  connection: Connection
  /** At least one. */
  rows: readonly SensorRow[]
}

/** Minimum inner height (CSS px) that has space for the name of the sensor and the small print. */
const WORDS_MIN_HEIGHT_PX = 150
/** Minimum inner width (CSS px) that has space for its connection. */
const CONNECTION_FROM_PX = 400

/** Which sensor it is, and a line for each of its parameters. */
export function SensorView(props: SensorViewProps) {
  const { connection, rows, range, size, theme, intl, actions } = props
  const { id, sensor } = connection
  const hasMeans = rows.some(({ air }) => air !== null)
  const hasText = size.height >= WORDS_MIN_HEIGHT_PX
  const name = sensor === null ? intl.formatMessage({ id: 'builtIn' }) : sensorName(sensor)
  return (
    <div className="sensor-widget">
      {hasText ? (
        <div className="sensor-head" title={id}>
          <span className="sensor-name">{name}</span>
          {size.width < CONNECTION_FROM_PX ? null : (
            <span className="air-muted">
              {intl.formatMessage({ id: 'connection' }, { parts: connectionParts(id).join(' / ') })}
            </span>
          )}
        </div>
      ) : null}
      <div className="sensor-rows">
        <DataTable
          label={intl.formatMessage({ id: 'table' }, { name })}
          columns={sensorColumns({ width: size.width, range, hasMeans, theme, intl, actions })}
          rows={rows}
          rowKey={({ frame }) => frame.dataPointId}
        />
      </div>
      {hasText ? <ChartNote frames={rows.map(notedFrame)} limits={null} /> : null}
    </div>
  )
}

/** The row of a faulty sensor shows since when it is faulty: the note does not repeat it. */
function notedFrame({ frame, latest }: SensorRow): Frame {
  const { fault, ...rest } = frame
  return fault === undefined || latest.isFaulty ? rest : { ...rest, fault }
}
