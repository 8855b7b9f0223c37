export { OverreachError } from './overreachError.ts'
export { ToldError } from './toldError.ts'
