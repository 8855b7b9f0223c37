import { FAULT_ROUNDS_VARIABLE } from '@airshed/server/testing/rounds'
import { NIGHT_VARIABLE } from './e2e/byNight.ts'
import { failureList } from './suites/failures.ts'
import { NIGHT_FILES } from './suites/nightFiles.ts'
import { commandSuite, endToEndSuite, vitestSuite, type Suite } from './suites/runSuite.ts'
import type { SuiteReport } from './suites/suiteReport.ts'
import { timesTable, totalOf } from './suites/timesTable.ts'

// `npm test`: every suite for a change, one after the other; then a table of times, the failures with
// their reasons, and the totals in the last line.
// `npm run test:services`: tests that need PostgreSQL and NATS.
// `npm run test:nightly`: long tests that seldom find more than `npm test`, in the browser that people
// use. Tests that need PostgreSQL and NATS are left out unless both are configured.

const NIGHTLY_ROUNDS = '50'
const ROUNDS = { [FAULT_ROUNDS_VARIABLE]: NIGHTLY_ROUNDS }
const hasServices = [process.env['DATABASE_URL'], process.env['NATS_URL']].every(
  (url) => url !== undefined && url !== '',
)
/** A nightly run with services equals one without them for every test that needs none. */
const WITHOUT_SERVICES = { DATABASE_URL: '', NATS_URL: '' }

const RUNS: Readonly<Record<string, readonly Suite[]>> = {
  test: [
    vitestSuite('unit', ['node', 'server', 'authors']),
    vitestSuite('components', ['browser', 'policies', 'maps']),
    // Its pictures need the full browser, which renders letters a little differently.
    vitestSuite('catalogue', ['stories', 'map-stories'], { browser: 'whole' }),
    vitestSuite('processes', ['processes']),
    endToEndSuite('end to end'),
  ],
  services: [vitestSuite('services', ['services'])],
  nightly: [
    vitestSuite('catalogue in every look', ['stories', 'map-stories'], {
      env: { EVERY_LOOK: '1' },
      browser: 'whole',
    }),
    vitestSuite(`faults, floods and fuzzers, ${NIGHTLY_ROUNDS} rounds`, ['processes', 'server'], {
      env: { ...WITHOUT_SERVICES, ...ROUNDS },
      only: NIGHT_FILES.alone,
    }),
    ...(hasServices
      ? [
          vitestSuite(`outages of services, ${NIGHTLY_ROUNDS} rounds`, ['services'], {
            env: ROUNDS,
            only: NIGHT_FILES.withServices,
          }),
        ]
      : []),
    endToEndSuite('end to end, by night', {
      env: { ...WITHOUT_SERVICES, [NIGHT_VARIABLE]: '1' },
      browser: 'whole',
    }),
    vitestSuite('a plugin from a registry', ['registry']),
    commandSuite('soak', 'node', ['tests/soak/soak.ts']),
  ],
}

const which = process.argv[2] ?? 'test'
const suites = RUNS[which]
if (suites === undefined) {
  throw new Error(`expected one of ${Object.keys(RUNS).join(', ')}, got ${which}`)
}
if (which === 'nightly' && !hasServices) {
  console.warn('Left out: outages of services need DATABASE_URL (PostgreSQL) and NATS_URL')
}
const reports: SuiteReport[] = []
for (const suite of suites) reports.push(await suite())
const { passed, failed, skipped } = totalOf(reports)
console.log(`\n${timesTable(reports)}`)
const failures = reports.flatMap((report) => report.failures)
if (failures.length > 0) console.log(`\n${failureList(failures)}`)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
