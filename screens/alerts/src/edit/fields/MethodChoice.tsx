import { Choice, type NotificationMethod } from '@airshed/console-kit'
import { NOTIFICATION_METHODS } from '@airshed/console-kit/define'
import type { PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

/** The choice of no method of one's own. */
const AS_ALERT = 'as_alert'

export interface MethodChoiceProps {
  /** Of the person. */
  name: string
  /** null: that of the alert. */
  method: NotificationMethod | null
  intl: PluginIntl
  onChange: (method: NotificationMethod | null) => void
}

/** How one person is notified of an alert: as the alert says, or by a method of their own. */
export function MethodChoice({ name, method, intl, onChange }: MethodChoiceProps) {
  const text = textOf(intl)
  return (
    <Choice
      aria-label={text('edit.method.of', { name })}
      options={[
        { value: AS_ALERT, label: text('edit.method.asAlert') },
        ...NOTIFICATION_METHODS.map((value) => ({ value, label: text(`method.${value}`) })),
      ]}
      value={method ?? AS_ALERT}
      onChange={(next) => onChange(next === AS_ALERT ? null : next)}
    />
  )
}
