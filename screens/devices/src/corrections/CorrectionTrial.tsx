import {
  CELSIUS,
  celsiusOf,
  correctionRule,
  Field,
  humidityOf,
  type CorrectionFormula,
} from '@airshed/console-kit'
import type { DataPoint, PluginIntl } from '@airshed/kit'
import { NumberInput } from '@airshed/kit/forms'
import { useMemo, useState } from 'react'
import { CorrectionPlot } from './CorrectionPlot.tsx'
import { formulaWords } from './formulaWords.ts'
import { plottedRange } from './plottedRange.ts'
import { useReportedRange } from './useReportedRange.ts'
import '../details/muted.css'
import './corrections.css'

/** What is tried at first, %. */
const USUAL_HUMIDITY = 50
/** Digits of a value that is tried. */
const DIGITS = 6

export interface CorrectionTrialProps {
  point: DataPoint
  /** null: it cannot be read yet. */
  formula: CorrectionFormula | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Computes the corrected value of a reported one that somebody types, and draws the formula. */
export function CorrectionTrial({ point, formula, nowMs, intl }: CorrectionTrialProps) {
  const { unit, storedUnit = unit } = point
  const [tried, setTried] = useState<number | string | null>(() => newestReported(point))
  const [humidity, setHumidity] = useState<number | string | null>(USUAL_HUMIDITY)
  const reported = useReportedRange(point, nowMs)
  const raw = typeof tried === 'number' ? tried : null
  // A formula that is typed anew but the same stays the same.
  const key = JSON.stringify(formula)
  const kept = useMemo(() => JSON.parse(key) as CorrectionFormula | null, [key])
  if (kept === null) return null
  const text = (id: string): string => intl.formatMessage({ id })
  const write = (value: number): string => {
    const digits = intl.formatNumber(value, { maximumSignificantDigits: DIGITS })
    return storedUnit === '' ? digits : `${digits} ${storedUnit}`
  }
  const needsHumidity = humidityOf(kept) !== null
  const air = needsHumidity && typeof humidity === 'number' ? humidity : undefined
  const corrected = raw === null ? null : (correctionRule(kept)?.(raw, air) ?? null)
  const { title, source } = formulaWords(kept, intl)
  return (
    <section className="devices-correction-trial" aria-label={text('correction.trial')}>
      <h3>{text('correction.trial')}</h3>
      <p className="devices-correction-words">
        {title}
        {source === null ? null : <span className="devices-muted"> {source}</span>}
      </p>
      <div className="devices-correction-inputs">
        <Field label={withUnit(text('correction.trial.reported'), storedUnit)}>
          {(control) => <NumberInput {...control} value={tried} onChange={setTried} />}
        </Field>
        {needsHumidity ? (
          <Field label={withUnit(text('correction.trial.humidity'), '%')}>
            {(control) => <NumberInput {...control} value={humidity} onChange={setHumidity} />}
          </Field>
        ) : null}
        <output className="devices-correction-result">
          {raw === null
            ? null
            : corrected === null
              ? text('correction.trial.none')
              : intl.formatMessage({ id: 'correction.trial.result' }, { value: write(corrected) })}
        </output>
      </div>
      <CorrectionPlot
        {...{ point, write, intl }}
        formula={kept}
        range={plottedRange(reported, raw === null ? [] : [raw])}
        humidity={air}
      />
    </section>
  )
}

/** The newest value as the device reported it, in the unit of the server; null: none yet. */
function newestReported({ correction, lastValue, storedUnit }: DataPoint): number | null {
  const newest = correction === undefined ? lastValue : correction.lastReported
  return newest !== null && storedUnit === CELSIUS ? celsiusOf(newest) : newest
}

const withUnit = (name: string, unit: string): string => (unit === '' ? name : `${name} (${unit})`)
