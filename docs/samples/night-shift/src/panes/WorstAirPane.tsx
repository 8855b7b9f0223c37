import {
  averagingWords,
  EmptyState,
  HiddenMark,
  NumberWithUnit,
  RelativeTime,
  useChartText,
  type PluginIntl,
} from '@airshed/kit'
import { pollutantName, type Pollutant } from '../worst/pollutants.ts'
import type { WorstAir } from '../worst/useWorstAir.ts'
import type { WorstRow } from '../worst/worstAir.ts'
import { PaneState } from './PaneState.tsx'

export interface WorstAirPaneProps {
  worst: WorstAir
  onRetry: () => void
  pollutant: Pollutant
  /** The device whose course is shown. */
  chosen: string | null
  onChoose: (nodeId: string) => void
  nowMs: number
  intl: PluginIntl
}

const SHOWN = 25

/** Devices by their newest reading, the worst one first and large; a press shows its course. */
export function WorstAirPane(props: WorstAirPaneProps) {
  const { worst, onRetry, pollutant, chosen, onChoose, nowMs, intl } = props
  const chartText = useChartText()
  const parameter = pollutantName(pollutant)
  const rows = worst.rows.slice(0, SHOWN)
  return (
    <PaneState data={{ state: worst.state, retry: onRetry }} intl={intl}>
      {() =>
        rows.length === 0 ? (
          <EmptyState
            title={intl.formatMessage({ id: 'worst.none' }, { parameter })}
            text={intl.formatMessage({ id: 'worst.none.text' })}
          />
        ) : (
          <>
            <ol className="night-shift-list">
              {rows.map((row, index) => (
                <li key={row.nodeId} data-first={index === 0} data-old={row.isOld}>
                  <button
                    type="button"
                    className="night-shift-row"
                    aria-pressed={row.nodeId === chosen}
                    onClick={() => onChoose(row.nodeId)}
                  >
                    <span className="night-shift-name">{row.name}</span>
                    <span className="night-shift-small">
                      {row.isOld ? `${intl.formatMessage({ id: 'worst.stale' })} · ` : ''}
                      <RelativeTime at={row.atMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
                    </span>
                    <Figure row={row} isLarge={index === 0} />
                  </button>
                </li>
              ))}
            </ol>
            <p className="night-shift-note">
              {[
                parameter,
                averagingWords(rows, intl.locale, chartText),
                ...(rows.some(({ isSimulated }) => isSimulated)
                  ? [chartText('charts.simulated')]
                  : []),
              ].join(' · ')}
            </p>
          </>
        )
      }
    </PaneState>
  )
}

function Figure({ row, isLarge }: { row: WorstRow; isLarge: boolean }) {
  if (row.isFaulty) return <HiddenMark hidden={row.hidden} unit={row.unit} isShort />
  return (
    <NumberWithUnit
      value={row.value}
      unit={row.unit}
      precision={row.precision}
      size={isLarge ? 'display' : 'body'}
    />
  )
}
