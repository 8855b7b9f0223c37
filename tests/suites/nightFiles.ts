/**
 * Tests that run a few rounds by day and many by night, see `faultRounds`: folders and files, relative to
 * the project's root.
 */
export const NIGHT_FILES = {
  /** Need nothing except this machine. */
  alone: [
    'tests/faults',
    'tests/hostile',
    'server/src/alerts/alertModel.test.ts',
    'server/src/store/embedded/crash.test.ts',
    'server/src/modules/input/fuzz.test.ts',
    'server/src/ingest/hostilePayloads.test.ts',
  ],
  /** Need PostgreSQL and NATS. */
  withServices: [
    'tests/services/lostConnections.test.ts',
    'tests/services/natsOutage.test.ts',
    'tests/services/mqttFaults.test.ts',
    'tests/services/alertFaults.test.ts',
    'server/src/store/postgres/frozen.test.ts',
    'server/src/store/postgres/restarted.test.ts',
    'server/src/bus/outage.test.ts',
  ],
} as const
