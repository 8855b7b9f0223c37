import { useClientTable, type Correction, type Corrections } from '@airshed/console-kit'
import { Button, DataTable, type DataPoint, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { correctionColumns } from './correctionColumns.tsx'
import { WithdrawCorrection } from './WithdrawCorrection.tsx'

export interface CorrectionTableProps {
  nodeId: string
  /** The newest first; at least one. */
  corrections: readonly Correction[]
  progress: Corrections['progress']
  /** Data points of the device in the language of the page. */
  points: readonly DataPoint[]
  /** Time zone of the device, IANA. */
  timezone: string
  intl: PluginIntl
  /** Opens the form for one that was withdrawn; undefined: the reader may change nothing. */
  onAddAgain: ((correction: Correction) => void) | undefined
}

/** The corrections of a device, in pages. */
export function CorrectionTable(props: CorrectionTableProps) {
  const { nodeId, corrections, progress, points, timezone, intl, onAddAgain } = props
  const columns = useMemo(() => {
    const computing = new Set(
      progress.flatMap(({ data_point_id: id, is_complete: isComplete }) => (isComplete ? [] : id)),
    )
    const parameterOf = ({ data_point_id: wanted }: Correction): string =>
      points.find(({ _id: id }) => id === wanted)?.shortPresentName ?? wanted
    const actions =
      onAddAgain === undefined
        ? undefined
        : (correction: Correction) =>
            correction.withdrawn_at === null ? (
              <WithdrawCorrection
                {...{ nodeId, correction, intl }}
                parameter={parameterOf(correction)}
              />
            ) : (
              <Button
                size="small"
                text={intl.formatMessage({ id: 'correction.again' })}
                aria-label={intl.formatMessage(
                  { id: 'correction.again.named' },
                  { parameter: parameterOf(correction), version: correction.version },
                )}
                onClick={() => onAddAgain(correction)}
              />
            )
    return correctionColumns({ corrections, computing, points, timezone, intl, actions })
  }, [nodeId, corrections, progress, points, timezone, intl, onAddAgain])
  const table = useClientTable(corrections, columns)
  return (
    <DataTable
      label={intl.formatMessage({ id: 'tab.corrections' })}
      columns={columns}
      rowKey={({ _id: id }) => id}
      rows={table.rows}
      sort={table.sort}
      onSort={table.onSort}
      {...(table.paging === undefined ? {} : { paging: table.paging })}
    />
  )
}
