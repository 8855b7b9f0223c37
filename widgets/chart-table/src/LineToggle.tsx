import type { PluginIntl } from '@airshed/kit'
import type { ParameterRow } from './parameterRows.ts'

export interface LineToggleProps {
  row: ParameterRow
  color: string
  isShown: boolean
  /** Only the short name of the parameter fits. */
  isNarrow: boolean
  intl: PluginIntl
  onToggle: (dataPointId: string) => void
}

/** The name of a row: a press shows or hides its line. */
export function LineToggle({ row, color, isShown, isNarrow, intl, onToggle }: LineToggleProps) {
  const { frame, deviceName } = row
  const { dataPointId, label, shortLabel } = frame
  return (
    <button
      type="button"
      className="chart-table-toggle"
      aria-pressed={isShown}
      title={intl.formatMessage({ id: isShown ? 'table.hide' : 'table.show' }, { name: label })}
      onClick={() => onToggle(dataPointId)}
    >
      <span className="chart-table-line" style={isShown ? { background: color } : {}} />
      <span className="chart-table-name">
        {shortLabel}
        {deviceName === null || isNarrow ? null : (
          <span className="air-muted"> · {deviceName}</span>
        )}
      </span>
    </button>
  )
}
