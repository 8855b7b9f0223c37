import { SearchField } from '@airshed/console-kit'
import { Button, ChoiceButtons, NamedIcon } from '@airshed/kit'
import type { Text } from '../textOf.ts'
import { pointLabel, type StudyPoint } from './chosenPoint.ts'
import type { PointChoices } from './usePointChoices.ts'
import './choose.css'

export interface StudyFormProps {
  choices: PointChoices
  reference: StudyPoint | undefined
  sensors: readonly StudyPoint[]
  averaging: 'hour' | 'day'
  /** Maximum number of sensors. */
  most: number
  text: Text
  onReference: (id: string) => void
  onSensors: (ids: readonly string[]) => void
  onAveraging: (averaging: 'hour' | 'day') => void
}

/** Chooses what is compared: a reference, the sensors beside it, and the means that are paired. */
export function StudyForm(props: StudyFormProps) {
  const { choices, reference, sensors, averaging, most, text } = props
  const { points, onSearch } = choices
  const optionOf = (point: StudyPoint) => ({
    value: point.id,
    label: pointLabel(point),
    note: point.serial,
  })
  const all = [...points.values()]
  const chosen = new Set(sensors.map(({ id }) => id))
  const path = sensors[0]?.path ?? reference?.path
  const offered = all.filter(
    (point) =>
      point.path === path &&
      point.unit === reference?.unit &&
      point.id !== reference.id &&
      !chosen.has(point.id),
  )
  return (
    <div className="colocation-form">
      <SearchField
        label={text('form.reference')}
        placeholder={text('form.reference.none')}
        options={all.map(optionOf)}
        value={reference?.id ?? null}
        onChange={props.onReference}
        onSearch={onSearch}
      />
      <div className="colocation-sensors">
        <SearchField
          label={text('form.sensors')}
          placeholder={text('form.sensors.add')}
          options={offered.map(optionOf)}
          value={null}
          onChange={(id) => props.onSensors([...chosen, id])}
          onSearch={onSearch}
          disabledReason={disabledReason(props)}
        />
        {sensors.length === 0 ? null : (
          <ul aria-label={text('form.sensors')}>
            {sensors.map((point) => (
              <li key={point.id}>
                {pointLabel(point)}
                <Button
                  variant="minimal"
                  size="small"
                  icon={<NamedIcon name="cross" />}
                  aria-label={text('form.sensors.remove', { name: pointLabel(point) })}
                  onClick={() =>
                    props.onSensors(sensors.map(({ id }) => id).filter((id) => id !== point.id))
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {sensors.length < most ? null : (
          <p className="air-muted">{text('form.sensors.most', { most })}</p>
        )}
      </div>
      <div className="air-field">
        <span aria-hidden>{text('form.averaging')}</span>
        <ChoiceButtons
          label={text('form.averaging')}
          choices={[
            { id: 'hour', text: text('form.averaging.hour') },
            { id: 'day', text: text('form.averaging.day') },
          ]}
          chosen={averaging}
          onChoose={props.onAveraging}
        />
      </div>
    </div>
  )
}

function disabledReason({ reference, sensors, most, text }: StudyFormProps): string | undefined {
  if (reference === undefined) return text('form.sensors.first')
  return sensors.length < most ? undefined : text('form.sensors.most', { most })
}
