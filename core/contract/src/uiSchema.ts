/**
 * How a form draws a schema: field name → hints. `ui:field` names a field of the form engine
 * (`node-picker`, `data-point-picker`), `ui:order` the order, `ui:help` a text below a field.
 */
export interface UiSchema {
  readonly [key: string]: unknown
}
