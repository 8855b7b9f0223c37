import {
  FactList,
  FEWEST_PROPOSED_PAIRS,
  type ColocatedSensor,
  type SensorError,
} from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { correctionText, figure, percentText, withUnit } from './figureText.ts'

export interface CorrectionPartProps {
  sensor: ColocatedSensor
  unit: string
  intl: PluginIntl
  /** What can be done with a proposed correction; default nothing. */
  action?: ReactNode
}

const NAME_WIDTH_PX = 150

/** The correction that undoes the line of a sensor, and what it does to pairs that it was not fitted to; or why there is none. */
export function CorrectionPart({ sensor, unit, intl, action }: CorrectionPartProps) {
  const { correction, noCorrection } = sensor
  const text = (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
  if (correction === null) {
    const fewest = FEWEST_PROPOSED_PAIRS
    return (
      <p>{noCorrection === null ? '–' : text(`correction.none.${noCorrection}`, { fewest })}</p>
    )
  }
  const { check } = correction
  const errorText = ({ rmse, nrmsePercent, bias }: SensorError): string =>
    text('correction.error', {
      rmse: withUnit(figure(rmse, intl), unit),
      nrmse: percentText(nrmsePercent, intl),
      bias: withUnit(figure(bias, intl), unit),
    })
  const facts = [
    {
      id: 'equation',
      name: text('correction.proposed'),
      value: correctionText(correction.coefficients, intl),
    },
    {
      id: 'range',
      name: text('correction.range'),
      value: withUnit(
        text('interval', {
          low: figure(correction.rawFrom, intl),
          high: figure(correction.rawTo, intl),
        }),
        unit,
      ),
    },
    ...(check === null
      ? []
      : [
          {
            id: 'checked',
            name: text('correction.checked'),
            value: text('correction.checked.text', {
              fitted: check.fittedPairs,
              checked: check.checkedPairs,
              equation: correctionText(check.coefficients, intl),
            }),
          },
          { id: 'before', name: text('correction.before'), value: errorText(check.before) },
          { id: 'after', name: text('correction.after'), value: errorText(check.after) },
        ]),
  ]
  return (
    <div className="colocation-correction">
      <FactList facts={facts} nameWidthPx={NAME_WIDTH_PX} />
      <p className="air-muted">
        {check === null
          ? text('correction.unchecked')
          : text(check.after.rmse < check.before.rmse ? 'correction.better' : 'correction.worse')}
      </p>
      {action}
    </div>
  )
}
