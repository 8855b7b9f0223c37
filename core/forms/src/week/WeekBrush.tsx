import { ChoiceButtons } from '@airshed/ui'
import { useFormState } from '../formState.ts'
import type { HourEntry, WeekScale } from './weekRules.ts'
import { glyphOf, type WeekText } from './weekText.ts'

export interface WeekBrushProps {
  scale: WeekScale
  /** The entry to paint hours with; null clears them. */
  brush: HourEntry | null
  words: WeekText
  onChange: (brush: HourEntry | null) => void
}

const NONE = 'none'

/** Chooses what to paint hours with: a power and a mode, or nothing. */
export function WeekBrush({ scale, brush, words, onChange }: WeekBrushProps) {
  const { text } = useFormState()
  const [usual = ''] = scale.modes
  const mode = brush?.mode ?? usual
  return (
    <div className="air-form-week-brush" role="group" aria-label={text('form.week.brush')}>
      <span className="air-form-week-choice">
        <span aria-hidden>{text('form.week.power')}</span>
        <ChoiceButtons
          label={text('form.week.power')}
          choices={[
            ...scale.powers.map((power) => ({
              id: String(power),
              text: text('form.week.percent', { power }),
            })),
            { id: NONE, text: text('form.week.nothing') },
          ]}
          chosen={brush === null ? NONE : String(brush.power)}
          onChoose={(id) => onChange(id === NONE ? null : { power: Number(id), mode })}
        />
      </span>
      {brush === null || scale.modes.length < 2 ? null : (
        <span className="air-form-week-choice">
          <span aria-hidden>{text('form.week.mode')}</span>
          <ChoiceButtons
            label={text('form.week.mode')}
            choices={scale.modes.map((id) => ({
              id,
              text: `${glyphOf(scale.modes, id)} ${words.mode(id)}`,
            }))}
            chosen={mode}
            onChoose={(id) => onChange({ ...brush, mode: id })}
          />
        </span>
      )}
    </div>
  )
}
