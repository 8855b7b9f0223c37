import { Field } from '@airshed/console-kit'

export interface FileFieldProps {
  label: string
  help?: string
  problem?: string | undefined
  /** Endings that the dialog of files offers first. Default: any. */
  accept?: string
  disabled: boolean
  onChoose: (file: File | null) => void
}

/** A file of this computer. */
export function FileField({ label, help, problem, accept, disabled, onChoose }: FileFieldProps) {
  return (
    <Field label={label} problem={problem} {...(help === undefined ? {} : { help })}>
      {(control) => (
        <input
          {...control}
          type="file"
          {...(accept === undefined ? {} : { accept })}
          disabled={disabled}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}
