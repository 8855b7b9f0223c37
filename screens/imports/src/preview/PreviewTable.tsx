import type { ImportPreview, ImportPreviewRow } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { pointText } from '../rules/pointText.ts'
import { refusalText } from '../rules/refusalText.ts'
import { parameterOptions } from '../rules/parameterOptions.ts'
import { textOf } from '../textOf.ts'
import { localTimeText } from './localTimeText.ts'
import { ValueCell } from './ValueCell.tsx'

export interface PreviewTableProps {
  preview: ImportPreview
  isBehind: boolean
  isDeviceOpen: boolean
  intl: PluginIntl
}

/** Rows of a preview: when, of which device, and each value in the unit in which it would be stored. */
export function PreviewTable({ preview, isBehind, isDeviceOpen, intl }: PreviewTableProps) {
  const { columns, rows, zone, map } = preview
  const { locale } = useSession()
  const text = textOf(intl)
  const parameters = parameterOptions(locale)
  const names = new Map(parameters.map(({ value, label }) => [value, label]))
  const label = text('step.preview')
  const isExport = map.dataPoints !== undefined
  const sourceOf = ({ serial, values: [first] }: ImportPreviewRow) =>
    isExport && first !== undefined ? pointText(first.data_point, parameters).name : serial
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard
    <div
      className="imports-scroll"
      tabIndex={0}
      role="group"
      aria-label={label}
      aria-busy={isBehind}
    >
      <table className="air-table imports-rows" aria-label={label} data-behind={isBehind}>
        <thead>
          <tr>
            <th scope="col" data-align="end">
              {text('preview.line')}
            </th>
            <th scope="col">{text('preview.time', { zone })}</th>
            <th scope="col">{text(isExport ? 'role.dataPoint' : 'preview.device')}</th>
            {columns.map(({ column, parameter, name, stored_unit: unit }) => (
              <th key={column} scope="col" data-align="end" title={column}>
                {isExport
                  ? text('role.value')
                  : ((parameter === null ? undefined : names.get(parameter)) ?? name)}
                {unit === '' ? null : <span className="air-muted"> {unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { line, local_time: time, values, refusals } = row
            const whole = refusals.find(
              ({ column }) => !columns.some((one) => one.column === column),
            )
            return (
              <tr key={line}>
                <td data-align="end" className="air-muted">
                  {intl.formatNumber(line)}
                </td>
                {whole === undefined ? (
                  <>
                    <td>{time === null ? '–' : localTimeText(time)}</td>
                    <td>{isDeviceOpen ? '–' : sourceOf(row)}</td>
                    {columns.map(({ column }) => (
                      <ValueCell
                        key={column}
                        value={values.find((one) => one.column === column)}
                        refusal={refusals.find((one) => one.column === column)}
                        isDeviceOpen={isDeviceOpen}
                        hasUnit={isExport}
                        intl={intl}
                      />
                    ))}
                  </>
                ) : (
                  <td colSpan={columns.length + 2} className="imports-refused">
                    {refusalText(whole, text)}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
