import type { ReactNode } from 'react'

/** What a person can choose in a picker, and the value that the form then holds. */
export interface PickerOption {
  value: string
  label: string
  /** Muted text beside the label, such as a serial or a unit. */
  note?: string
  /** Heading, shared with adjacent options of the same group. Default: none. */
  group?: string
  /** Of a data point or a parameter: `scalar`, `direction`, … */
  kind?: string
}

/** Some of the matching options. */
export interface FoundOptions {
  options: readonly PickerOption[]
  /** There are more matches: the list asks the user to type to find them. */
  hasMore: boolean
}

/** A parameter that several devices may measure. */
export interface ParameterOption extends PickerOption {
  /** One data point for each device that measures it, in the order of the devices. */
  dataPointIds: readonly string[]
}

/** What the page knows about a field besides its value. */
export interface FieldNote {
  text: string
  /** Default: a plain note. */
  intent?: 'danger'
  /** Drawn below it, such as what a change leads to. Default: nothing. */
  below?: ReactNode
}

/** The services that a form needs from its page; each is required only if a field uses it. */
export interface FormContext {
  /** IANA zone in which schedules are interpreted and times entered, such as that of a device. Default: the user’s. */
  timeZone?: string
  /** Choices known only at run time: field name → values or options. */
  choices?: Readonly<Record<string, readonly (string | PickerOption)[]>>
  /** Shown below the help of a field, by its name; nested fields have none. */
  notes?: Readonly<Record<string, FieldNote>>
  /** Searches among very many options: field name → the options that match the typed text. */
  lookups?: Readonly<
    Record<string, (words: string, signal: AbortSignal) => Promise<readonly PickerOption[]>>
  >
  /** Devices whose name or serial contains the text, or any for an empty text. */
  searchNodes?: (
    words: string,
    signal: AbortSignal,
  ) => Promise<readonly PickerOption[] | FoundOptions>
  /** The options of devices that are already chosen; unknown ids are left out. */
  findNodes?: (nodeIds: readonly string[], signal: AbortSignal) => Promise<readonly PickerOption[]>
  /** All data points of the devices. */
  findDataPoints?: (
    nodeIds: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly PickerOption[]>
  /** The sensors and other measuring places of the devices; the value is the connection string. */
  findSensors?: (
    nodeIds: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly PickerOption[]>
  /** All parameters that any of the devices measures; the value is the parameter id. */
  findParameters?: (
    nodeIds: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly ParameterOption[]>
}

/** The choices of a field as options. */
export function choicesOf(context: FormContext, name: string): readonly PickerOption[] | null {
  const choices = context.choices?.[name]
  if (choices === undefined) return null
  return choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  )
}
