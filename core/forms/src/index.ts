export * from './elsewhere/ClashChoice.tsx'
export { type FormElsewhere } from './elsewhere/formElsewhere.ts'
export {
  followForm,
  hasClashes,
  isSameForm,
  unclashed,
  UnsettledForm,
  type FollowRules,
  type MeansSame,
} from './elsewhere/followForm.ts'
export * from './elsewhere/useElsewhere.ts'
export { focusProblem } from './focusProblem.ts'
export {
  choicesOf,
  type FieldNote,
  type FormContext,
  type ParameterOption,
  type PickerOption,
} from './formContext.ts'
export * from './messages/formMessages.ts'
export * from './number/NumberInput.tsx'
export * from './schema/defaultsOf.ts'
export * from './SchemaForm.tsx'
export * from './validation/fieldProblems.ts'
