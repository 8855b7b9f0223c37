// Reference implementations for tests of other packages.

export { plainAlert, type PlainReading } from './alerts/plainAlert.fixture.ts'
export { randomFrom } from './testsupport/randomFrom.fixture.ts'
