import { Type, type Static } from '@airshed/kit/define'

/** Stands for withdrawing what waits for the devices, among the commands. */
export const WITHDRAW = 'withdraw'

/** The command that devices are given. */
export const schema = Type.Object(
  { asked_command: Type.String({ minLength: 1, title: 'Command' }) },
  { additionalProperties: false },
)
export type CommandForm = Static<typeof schema>

export const uiSchema = { asked_command: { 'ui:widget': 'select' } }
