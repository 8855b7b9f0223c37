import {
  DISRUPTIVE_COMMANDS,
  FormDialog,
  type DeviceCommandName,
  type NodeChangeOrder,
} from '@airshed/console-kit'
import type { Messages, PluginIntl } from '@airshed/kit'
import { SchemaForm } from '@airshed/kit/forms'
import { useId, useState } from 'react'
import { Consequences } from '../changes/Consequences.tsx'
import { schema as typedSchema, type TypedForm } from '../changes/typedForm.ts'
import typedValidator from '../changes/typedForm.ts?form-validator'
import type { AskQuestion } from './askQuestion.ts'
import { askTitle } from './askTitle.ts'
import { schema, uiSchema, WITHDRAW, type CommandForm } from './commandForm.ts'
import validator from './commandForm.ts?form-validator'
import { commandsOf } from './commandsOf.ts'

export interface CommandDialogProps {
  question: AskQuestion
  intl: PluginIntl
  /** Starts the order; errors have been shown to the reader, and the dialog stays open. */
  onSubmit: (order: Omit<NodeChangeOrder, 'devices'>) => Promise<void>
  onClose: () => void
}

/** Asks which command many devices are given. Erasing their storage is confirmed by typing their number. */
export function CommandDialog({ question, intl, onSubmit, onClose }: CommandDialogProps) {
  const [value, setValue] = useState<Partial<CommandForm>>({})
  const [typed, setTyped] = useState<Partial<TypedForm>>({})
  const [expected, setExpected] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const choosingId = useId()
  const text = (id: string): string => intl.formatMessage({ id })
  const { asked_command: chosen } = value
  const isErasing = chosen === 'format'
  const isDisruptive = DISRUPTIVE_COMMANDS.some((name) => name === chosen)
  const isConfirmed = !isErasing || (expected !== null && typed.typed?.trim() === expected)
  const names = commandsOf(question.loaded.map(({ type }) => type))
  const submit = async (order: Omit<NodeChangeOrder, 'devices'>): Promise<void> => {
    if (!isConfirmed) return
    setBusy(true)
    await onSubmit(order).then(onClose, () => setBusy(false))
  }
  const order = orderOf(chosen)
  const shared = { messages: intl.messages as Messages, disabled: isBusy }
  return (
    <FormDialog
      title={askTitle(question, intl)}
      submitLabel={text(
        chosen === undefined
          ? 'ask.command.submit'
          : isWithdrawal(chosen)
            ? 'commands.withdraw'
            : `command.${chosen}`,
      )}
      intent={isDisruptive ? 'danger' : 'primary'}
      isBusy={isBusy}
      canSubmit={order !== null && isConfirmed}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <SchemaForm<CommandForm>
            id={isErasing ? choosingId : formId}
            schema={schema}
            uiSchema={uiSchema}
            validator={validator}
            value={value}
            onChange={(next) => {
              setValue(next)
              setTyped({})
            }}
            formContext={{
              choices: {
                asked_command: [
                  ...names.map((name) => ({ value: name, label: text(`command.${name}`) })),
                  { value: WITHDRAW, label: text('ask.withdraw') },
                ],
              },
            }}
            onSubmit={() => (order === null ? undefined : void submit(order))}
            {...shared}
          />
          {chosen === undefined || order === null ? null : (
            <>
              {isDisruptive || isWithdrawal(chosen) ? <p>{text(`ask.command.${chosen}`)}</p> : null}
              <Consequences
                order={{ ...order, devices: question.devices }}
                refusedId="ask.refused"
                intl={intl}
              >
                {({ of }) =>
                  isErasing ? (
                    <>
                      <p>{intl.formatMessage({ id: 'typed.number' }, { word: String(of) })}</p>
                      <SchemaForm<TypedForm>
                        id={formId}
                        schema={typedSchema}
                        validator={typedValidator}
                        value={typed}
                        onChange={(next) => {
                          setTyped(next)
                          setExpected(String(of))
                        }}
                        onSubmit={() => void submit(order)}
                        {...shared}
                      />
                    </>
                  ) : null
                }
              </Consequences>
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}

const isWithdrawal = (chosen: string): boolean => chosen === WITHDRAW

/** null: nothing is chosen yet. */
function orderOf(chosen: string | undefined): Omit<NodeChangeOrder, 'devices'> | null {
  if (chosen === undefined) return null
  return isWithdrawal(chosen)
    ? { change: 'withdraw_commands' }
    : { change: 'command', command: chosen as DeviceCommandName }
}
