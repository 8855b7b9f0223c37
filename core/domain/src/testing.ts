// What tests of other packages hold the rules against.

export { plainAlert, type PlainReading } from './alerts/plainAlert.fixture.ts'
export { randomFrom } from './testsupport/randomFrom.fixture.ts'
