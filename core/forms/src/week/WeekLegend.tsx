import { useFormState } from '../formState.ts'
import { powerLook } from './powerLook.ts'
import type { WeekScale } from './weekRules.ts'
import { glyphOf, type WeekText } from './weekText.ts'

export interface WeekLegendProps {
  scale: WeekScale
  words: WeekText
}

/** The meaning of the backgrounds and the glyphs of the hours. */
export function WeekLegend({ scale, words }: WeekLegendProps) {
  const { text } = useFormState()
  return (
    <div className="air-form-week-legend">
      {scale.powers.map((power) => {
        const { ground, ink } = powerLook(power)
        return (
          <span key={power} style={{ background: ground, color: ink }}>
            {text('form.week.percent', { power })}
          </span>
        )
      })}
      {scale.modes.map((mode) => (
        <span key={mode}>
          {glyphOf(scale.modes, mode)} {words.mode(mode)}
        </span>
      ))}
    </div>
  )
}
