import { PARAMETER_KINDS } from '@airshed/schemas'
import type { FieldName, WIDGET_TYPES } from './drawnNames.ts'

/** Hints of any field: beside it as `ui:help`, or among its `ui:options` as `help`. */
export const HINT_NAMES: readonly string[] = [
  'widget',
  'field',
  'options',
  'order',
  'title',
  'description',
  'help',
  'placeholder',
  'disabled',
  'readonly',
  'emptyValue',
  'enumNames',
  'enumDisabled',
  'enumOrder',
  'autofocus',
  'autocomplete',
  'inputType',
  'rows',
  'label',
  'addable',
  'orderable',
  'removable',
  'hideError',
  'classNames',
  'style',
]

/** `ui:options` that one field or one widget of the engine reads. */
export const OPTION_NAMES: Readonly<
  Partial<Record<FieldName | keyof typeof WIDGET_TYPES, readonly string[]>>
> = {
  'data-point-picker': ['nodesField', 'sensorField', 'kinds', 'onlyOf'],
  'parameter-picker': ['nodesField', 'dataPointsField', 'kinds'],
  'sensor-picker': ['nodesField'],
  lookup: ['minLength'],
  file: ['accept', 'maxBytes'],
}

/** `ui:options` of a form or of a part of it. */
export const OBJECT_OPTIONS: readonly string[] = ['sections']

/** What `ui:options.kinds` of a picker may list. */
export const KINDS: readonly string[] = PARAMETER_KINDS
