import { PictureField, type PictureFieldProps } from './PictureField.tsx'

/** The props that the form engine passes to a field. */
interface EngineField {
  fieldPathId: { $id: string; path: (string | number)[] }
  /** The title of the schema, if the form has no text for it. */
  schema: { title?: string }
  formData?: unknown
  disabled?: boolean
  readonly?: boolean
  onChange: (value: unknown, path: (string | number)[]) => void
}

type Look = Pick<PictureFieldProps, 'label' | 'initials' | 'shape'>

/**
 * The hint that renders a text as a `PictureField`: its value is the id of a picture; without one the field
 * is absent. Create it once: a form remounts a field whose hint is a new object.
 */
export function pictureHint(look: Look): { 'ui:field': (field: EngineField) => React.ReactNode } {
  function FormPicture({ fieldPathId, formData, disabled, readonly, onChange }: EngineField) {
    return (
      <PictureField
        {...look}
        id={fieldPathId.$id}
        value={typeof formData === 'string' ? formData : null}
        isDisabled={disabled === true || readonly === true}
        onChange={(id) => onChange(id ?? undefined, fieldPathId.path)}
      />
    )
  }
  return { 'ui:field': FormPicture }
}
