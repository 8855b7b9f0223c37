export { PARAMETERS, parameterById, parameterByWireName } from './parameters.ts'
export type { Parameter, ParameterKind } from './parameters.ts'
