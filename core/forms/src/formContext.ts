/** Something that can be picked. */
export interface PickerOption {
  value: string
  label: string
  /** Muted text beside the label, such as a serial or a unit. */
  note?: string
  /** Heading under which it stands, with those beside it that have the same. Default: none. */
  group?: string
  /** Of a data point or a parameter: `scalar`, `direction`, … */
  kind?: string
}

/** Some of the options that fit. */
export interface FoundOptions {
  options: readonly PickerOption[]
  /** There are more matches: the list says that typing finds them. */
  hasMore: boolean
}

/** A parameter that several devices may measure. */
export interface ParameterOption extends PickerOption {
  /** Where they measure it: a data point for each device that does, in the order of the devices. */
  dataPointIds: readonly string[]
}

/** Something that the page knows of a field beside its value. */
export interface FieldNote {
  text: string
  /** Default: a plain note. */
  intent?: 'danger'
}

/** The services that a form needs from its page; each is required only if a field uses it. */
export interface FormContext {
  /** IANA zone in which schedules are meant, such as that of a device. Default: the reader’s. */
  timeZone?: string
  /** Choices known only at run time: field name → values or options. */
  choices?: Readonly<Record<string, readonly (string | PickerOption)[]>>
  /** Shown below the help of a field, by its name; fields inside others have none. */
  notes?: Readonly<Record<string, FieldNote>>
  /** Things of which there are very many: field name → those that fit the typed words. */
  lookups?: Readonly<
    Record<string, (words: string, signal: AbortSignal) => Promise<readonly PickerOption[]>>
  >
  /** Devices whose name or serial contains the text, or any for an empty text. */
  searchNodes?: (
    words: string,
    signal: AbortSignal,
  ) => Promise<readonly PickerOption[] | FoundOptions>
  /** The options of devices that are chosen already; unknown ids are left out. */
  findNodes?: (nodeIds: readonly string[], signal: AbortSignal) => Promise<readonly PickerOption[]>
  /** All data points of the devices. */
  findDataPoints?: (
    nodeIds: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly PickerOption[]>
  /** The sensors of the devices, and where else they measure; the value is the connection string. */
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
