import type { FormText } from '../messages/formText.ts'

/** A duration in words: "Off", "45 min", "2 h", "2 h 15 min". */
export function durationText(totalMinutes: number, text: FormText): string {
  const hours = Math.floor(totalMinutes / 60)
  const minutes = totalMinutes % 60
  if (totalMinutes === 0) return text('form.duration.off')
  if (hours === 0) return text('form.duration.minutes', { minutes })
  if (minutes === 0) return text('form.duration.hours', { hours })
  return text('form.duration.both', { hours, minutes })
}
