import { Choice, Field } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { conditionText } from '../../list/ruleText.ts'
import type { AlertDraft } from '../draft/alertDraft.ts'
import { conditionOfDraft } from '../draft/conditionOfDraft.ts'
import { useRulePoints } from '../rules/useRulePoints.ts'
import type { SectionProps } from '../sections/SectionProps.ts'
import { textOf } from '../textOf.ts'
import { LimitChart } from './LimitChart.tsx'
import { hasLimitLine, limitOf, withLimit } from './limitCondition.ts'

export interface LimitPanelProps extends Pick<SectionProps, 'draft' | 'change'> {
  /** The draft with the data points that are drawn: of a template, those of one device. */
  shown: AlertDraft
  /** ms UTC. */
  span: { from: number; to: number }
  intl: PluginIntl
}

/** The readings of one condition with its limit, which can be moved. */
export function LimitPanel({ draft, shown, change, span, intl }: LimitPanelProps) {
  const { groups, references } = shown
  const [chosenId, setChosenId] = useState<string | null>(null)
  const text = textOf(intl)
  const offered = useMemo(
    () => groups.flatMap(({ conditions }) => conditions).filter(hasLimitLine),
    [groups],
  )
  const pointIds = [...new Set(offered.map(({ point }) => point.pointId ?? ''))]
  const { known, watched } = useRulePoints(pointIds)
  const condition = offered.find(({ id }) => id === chosenId) ?? offered[0]
  if (condition === undefined) return <p className="air-muted">{text('edit.chart.none')}</p>
  const limit = limitOf(condition, references)
  const point = known.get(condition.point.pointId ?? '')
  const wordsOf = (one: typeof condition): string => {
    const stored = conditionOfDraft(one, references)
    return stored === null ? '' : conditionText(stored, watched, intl)
  }
  const move = (value: number): void => change(withLimit(draft, condition, value))
  return (
    <div className="alerts-edit-limit">
      <Field label={text('edit.chart.condition')}>
        {(control) => (
          <Choice
            {...control}
            options={offered.map((one) => ({ value: one.id, label: wordsOf(one) }))}
            value={condition.id}
            onChange={setChosenId}
          />
        )}
      </Field>
      {condition.measure === 'reading' ? null : (
        <p className="air-muted">{text('edit.chart.computed')}</p>
      )}
      {limit === null || point === undefined ? null : (
        <LimitChart key={condition.id} onMove={move} {...{ point, limit, span, intl }} />
      )}
    </div>
  )
}
