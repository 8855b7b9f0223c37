import type { ThemeProps } from '@rjsf/core'
import type { FieldName } from './drawing/drawnNames.ts'
import { DataPointPickerField } from './fields/DataPointPickerField.tsx'
import { LookupField } from './fields/LookupField.tsx'
import { NodePickerField } from './fields/NodePickerField.tsx'
import { NumberField } from './fields/NumberField.tsx'
import { ParameterPickerField } from './fields/ParameterPickerField.tsx'
import { PolynomialField } from './fields/PolynomialField.tsx'
import { SensorPickerField } from './fields/SensorPickerField.tsx'
import { ArrayFieldItemTemplate } from './templates/ArrayFieldItemTemplate.tsx'
import { ArrayFieldTemplate } from './templates/ArrayFieldTemplate.tsx'
import { FieldTemplate } from './templates/FieldTemplate.tsx'
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx'
import { CheckboxesWidget } from './widgets/CheckboxesWidget.tsx'
import { DateTimeWidget, DateWidget } from './widgets/DateWidgets.tsx'
import { DurationWidget } from './widgets/DurationWidget.tsx'
import { FileWidget } from './widgets/FileWidget.tsx'
import { PasswordWidget } from './widgets/PasswordWidget.tsx'
import { RangeWidget } from './widgets/RangeWidget.tsx'
import { ScheduleWidget } from './widgets/ScheduleWidget.tsx'
import { SelectWidget } from './widgets/SelectWidget.tsx'
import { TextareaWidget, TextWidget } from './widgets/TextWidget.tsx'
import { CheckboxWidget, SwitchWidget } from './widgets/ToggleWidgets.tsx'
import { WeekField } from './week/WeekField.tsx'

const ownFields = {
  lookup: LookupField,
  'node-picker': NodePickerField,
  'data-point-picker': DataPointPickerField,
  'parameter-picker': ParameterPickerField,
  'sensor-picker': SensorPickerField,
  polynomial: PolynomialField,
  week: WeekField,
} satisfies Record<FieldName, unknown>

const templates = {
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
}

const widgets = {
  TextWidget,
  // The engine looks up texts with a `format` by these names.
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  TimeWidget: TextWidget,
  TextareaWidget,
  PasswordWidget,
  SelectWidget,
  CheckboxWidget,
  RangeWidget,
  switch: SwitchWidget,
  duration: DurationWidget,
  schedule: ScheduleWidget,
  // The engine looks up texts with such a format, and `ui:widget` `checkboxes`, by these names.
  DateWidget,
  DateTimeWidget,
  FileWidget,
  CheckboxesWidget,
  'date-time': DateTimeWidget,
}

/** The form engine with Blueprint's controls: the names for `ui:widget` and `ui:field`. */
export const blueprintTheme: ThemeProps = {
  fields: { NumberField, ...ownFields },
  templates,
  widgets,
}
