import type { CorrectionFormula } from '@airshed/console-kit'
import {
  colorOfParameter,
  Plot,
  THEME_TOKENS,
  useSession,
  type DataPoint,
  type PlotFigure,
  type PluginIntl,
} from '@airshed/kit'
import { useMemo } from 'react'
import { correctionCurve, curveEnds } from './correctionCurve.ts'
import './corrections.css'

/** Rows of the table of the curve, for those who cannot see it. */
const TABLE_EVERY = 10

export interface CorrectionPlotProps {
  point: DataPoint
  formula: CorrectionFormula
  /** Reported values, in the unit of the server. */
  range: readonly [number, number]
  /** Relative humidity, %; undefined: unknown or not needed. */
  humidity: number | undefined
  /** Writes a value with its unit. */
  write: (value: number) => string
  intl: PluginIntl
}

/** Corrected against reported values as a curve, beside the line on which both are the same. */
export function CorrectionPlot(props: CorrectionPlotProps) {
  const { point, formula, range, humidity, write, intl } = props
  const { theme } = useSession()
  const { path, unit, storedUnit = unit, shortPresentName: name } = point
  const [least, most] = range
  const curve = useMemo(
    () => correctionCurve(formula, [least, most], humidity),
    [formula, least, most, humidity],
  )
  const words = {
    reported: intl.formatMessage({ id: 'correction.reported' }),
    corrected: intl.formatMessage({ id: 'correction.corrected' }),
    same: intl.formatMessage({ id: 'correction.same' }),
  }
  const color = colorOfParameter(path, theme)
  const figure = useMemo(
    (): PlotFigure => ({
      traces: [
        { kind: 'line', id: 'curve', name: words.corrected, color, ...curve },
        {
          kind: 'line',
          id: 'same',
          name: words.same,
          color: THEME_TOKENS[theme].muted,
          isBackground: true,
          isDashed: true,
          x: [least, most],
          y: [least, most],
        },
      ],
      x: { title: withUnit(words.reported, storedUnit), range: [least, most] },
      y: { title: withUnit(words.corrected, storedUnit), range: curveEnds(curve) },
    }),
    [words.corrected, words.same, words.reported, color, curve, theme, least, most, storedUnit],
  )
  const rowAt = (at: number): { x: number; y: string } | null => {
    const x = curve.x[at]
    const y = curve.y[at]
    return x === undefined || y == null ? null : { x, y: write(y) }
  }
  return (
    <div className="devices-correction-plot">
      <Plot
        label={intl.formatMessage({ id: 'correction.plot' }, { name })}
        {...{ figure, theme }}
        tell={({ point: at }) => {
          const row = rowAt(at)
          if (row === null) return null
          const title = `${words.reported}: ${write(row.x)}`
          return {
            title,
            rows: [{ name: words.corrected, color, value: row.y }],
            sentence: `${title}, ${words.corrected}: ${row.y}`,
          }
        }}
        table={{
          label: intl.formatMessage({ id: 'correction.plot' }, { name }),
          head: [words.corrected],
          rows: curve.x.flatMap((x, at) =>
            at % TABLE_EVERY === 0
              ? [{ id: String(at), name: write(x), cells: [rowAt(at)?.y ?? '–'] }]
              : [],
          ),
        }}
      />
    </div>
  )
}

const withUnit = (name: string, unit: string): string => (unit === '' ? name : `${name}, ${unit}`)
