import { Choice, Field, focusProblem, ONLINE_STATUS_PATH } from '@airshed/console-kit'
import { ALERT_EXPRESSIONS } from '@airshed/console-kit/define'
import { Button, MINUTE_MS, periodWords, type DataPoint, type PluginIntl } from '@airshed/kit'
import { useEffect, useRef, useState } from 'react'
import {
  hasPeriod,
  isCompared,
  MEASURES,
  periodMax,
  PERIODS_MINUTES,
  type ConditionDraft,
  type ReferenceDraft,
} from '../draft/conditionDraft.ts'
import { conditionProblems } from '../draft/conditionProblems.ts'
import { settleCondition } from '../draft/settleCondition.ts'
import { textOf } from '../textOf.ts'
import { isSwitch } from './isSwitch.ts'
import { MoreFields } from './MoreFields.tsx'
import { PointFields } from './PointFields.tsx'
import { useDevicePoints } from './useDevicePoints.ts'
import { ValueField } from './ValueField.tsx'

/** A limit as it was typed. */
const EXACT = { maximumSignificantDigits: 21 } as const
const SWITCH_EXPRESSIONS = ['eq', 'neq'] as const

export interface ConditionEditorProps {
  condition: ConditionDraft
  organizationId: string | null
  /** References of the alert. */
  references: readonly ReferenceDraft[]
  intl: PluginIntl
  /** Called with a complete condition. */
  onDone: (condition: ConditionDraft) => void
  onCancel: () => void
}

/** Edits one condition in place; changes take effect only when it is done. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { organizationId, references, intl, onDone, onCancel } = props
  const [draft, setDraft] = useState(props.condition)
  const [isTried, setTried] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('button')?.focus(), [])
  const text = textOf(intl)
  const { measure, point, other, expr } = draft
  const { points } = useDevicePoints(point.deviceId)
  const watched = points.find((one) => one.point['_id'] === point.pointId)?.point
  const unit = (measure === 'abs' ? watched?.storedUnit : undefined) ?? watched?.unit ?? ''
  const areOnOff = watched !== undefined && isSwitch(watched)
  const problems = isTried ? conditionProblems(draft) : []
  const limitText = typeof draft.value === 'number' ? intl.formatNumber(draft.value, EXACT) : ''
  const problemOf = (name: string): string | undefined =>
    problems.includes(name) ? text(`edit.problem.${name}`, { value: limitText }) : undefined
  const clearProblem = problems.find((problem) => problem.startsWith('clear'))
  const update = (changes: Partial<ConditionDraft>, now: DataPoint | undefined = watched): void => {
    const isOn = now !== undefined && isSwitch(now)
    const next = { ...draft, ...changes }
    const measured =
      isOn && !(next.measure === 'silence' && mayBeSilent(now))
        ? { ...next, measure: 'reading' as const }
        : next
    setDraft(settleCondition(measured, isOn))
  }
  const finish = (): void => {
    if (conditionProblems(draft).length === 0) return onDone(draft)
    setTried(true)
    return focusProblem(box.current)
  }
  const periodOptions = [...new Set([...PERIODS_MINUTES, draft.periodMinutes])]
    .filter((minutes) => minutes <= periodMax(measure))
    .toSorted((a, b) => a - b)
    .map((minutes) => ({
      value: String(minutes),
      label: periodWords(minutes * MINUTE_MS, intl.locale),
    }))
  return (
    <div
      ref={box}
      className="alerts-edit-condition"
      role="group"
      aria-label={text('edit.condition')}
    >
      <div className="alerts-edit-columns">
        <PointFields
          hasOnlineStatus
          value={point}
          labels={{ device: text('edit.device'), parameter: text('edit.parameter') }}
          problems={{ device: problemOf('device'), parameter: problemOf('parameter') }}
          onChange={(next) =>
            update({ point: next }, points.find((one) => one.point['_id'] === next.pointId)?.point)
          }
          {...{ organizationId, intl }}
        />
        <Field label={text('edit.measure')}>
          {(control) => (
            <Choice
              {...control}
              options={measuresOf(watched).map((value) => ({
                value,
                label: text(`edit.measure.${value}`),
              }))}
              value={measure}
              onChange={(next) => update({ measure: next })}
            />
          )}
        </Field>
        {hasPeriod(measure) ? (
          <Field label={text('edit.period')}>
            {(control) => (
              <Choice
                {...control}
                options={periodOptions}
                value={String(draft.periodMinutes)}
                onChange={(minutes) => update({ periodMinutes: Number(minutes) })}
              />
            )}
          </Field>
        ) : null}
        {measure === 'diff' ? (
          <PointFields
            value={other}
            labels={{ device: text('edit.other.device'), parameter: text('edit.other.parameter') }}
            problems={{ parameter: problemOf('other') ?? problemOf('same') }}
            onChange={(next) => update({ other: next })}
            {...{ organizationId, intl }}
          />
        ) : null}
        {isCompared(measure) ? (
          <Field label={text('edit.expression')} problem={problemOf('expression')}>
            {(control) => (
              <Choice
                {...control}
                options={(areOnOff ? SWITCH_EXPRESSIONS : ALERT_EXPRESSIONS).map((value) => ({
                  value,
                  label: text(`edit.expression.${value}`),
                }))}
                value={expr}
                onChange={(next) => update({ expr: next })}
              />
            )}
          </Field>
        ) : null}
        {measure === 'silence' ? null : (
          <ValueField
            value={draft.value}
            kind={areOnOff ? 'switch' : measure === 'diff' ? 'number' : 'any'}
            unit={unit}
            problem={problemOf('value')}
            onChange={(value) => update({ value })}
            {...{ references, intl }}
          />
        )}
      </div>
      {isCompared(measure) && !areOnOff ? (
        <MoreFields
          problems={{
            clear: clearProblem === undefined ? undefined : problemOf(clearProblem),
            upwind: problemOf('upwind'),
            baseline: problemOf('baseline'),
          }}
          unit={unit}
          onChange={update}
          {...{ draft, organizationId, intl }}
        />
      ) : null}
      <div className="alerts-edit-buttons">
        <Button text={text('edit.condition.cancel')} onClick={onCancel} />
        <Button intent="primary" text={text('edit.condition.done')} onClick={finish} />
      </div>
    </div>
  )
}

/** The server keeps the online status and stores its changes only: that none comes says nothing. */
const mayBeSilent = ({ path }: DataPoint): boolean => path !== ONLINE_STATUS_PATH

const measuresOf = (point: DataPoint | undefined): readonly (typeof MEASURES)[number][] => {
  if (point === undefined || !isSwitch(point)) return MEASURES
  return mayBeSilent(point) ? ['reading', 'silence'] : ['reading']
}
