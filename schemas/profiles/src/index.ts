export { PARAMETERS, parameterById, parameterByWireName, type Parameter } from './parameters.ts'
