import type { Issue } from '@airshed/schemas'
import type { FormMessageId } from '../messages/formMessages.ts'
import type { FormText } from '../messages/formText.ts'

/** Codes of the server's issues that the engine has words for, in both languages. */
const WORDED: Readonly<Record<string, FormMessageId>> = {
  SCHEDULE_COUNT: 'form.schedule.count',
  SCHEDULE_VALUE: 'form.schedule.value',
  SCHEDULE_RANGE: 'form.schedule.range',
  SCHEDULE_STEP: 'form.schedule.step',
}

/** What a server expected in place of a value: in the words of the issue's code, else in those of the server. */
export function refusalText({ code, parts, expected }: Issue, text: FormText): string {
  const id = code === undefined ? undefined : WORDED[code]
  return id === undefined ? text('form.refused', { expected }) : text(id, parts ?? {})
}
