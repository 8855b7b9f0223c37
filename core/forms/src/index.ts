export { ClashChoice, type ClashChoiceProps } from './elsewhere/ClashChoice.tsx'
export { type FormElsewhere } from './elsewhere/FieldClash.tsx'
export {
  followForm,
  hasClashes,
  isSameForm,
  unclashed,
  UnsettledForm,
  type FollowRules,
  type MeansSame,
} from './elsewhere/followForm.ts'
export { useElsewhere } from './elsewhere/useElsewhere.ts'
export { focusProblem } from './focusProblem.ts'
export {
  choicesOf,
  type FieldNote,
  type FormContext,
  type ParameterOption,
  type PickerOption,
} from './formContext.ts'
export { formMessages, type FormMessageId } from './messages/formMessages.ts'
export { NumberInput, type NumberInputProps } from './number/NumberInput.tsx'
export { defaultsOf, withDefaults } from './schema/defaultsOf.ts'
export { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx'
export { fieldProblems, type FieldProblem } from './validation/fieldProblems.ts'
