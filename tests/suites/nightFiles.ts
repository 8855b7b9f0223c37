/**
 * Tests that run a few rounds by day and many by night, see `faultRounds`: folders and files, relative to
 * the project's root.
 */
export const NIGHT_FILES = {
  /** Need nothing except this machine. */
  alone: [
    'tests/faults',
    'tests/hostile',
    'server/src/alerting/alerts/alertModel.test.ts',
    'server/src/storage/store/embedded/crash.test.ts',
    'server/src/access/input/fuzz.test.ts',
    'server/src/fleet/ingest/hostilePayloads.test.ts',
  ],
  /** Need PostgreSQL and NATS. */
  withServices: [
    'tests/services/lostConnections.test.ts',
    'tests/services/natsOutage.test.ts',
    'tests/services/mqttFaults.test.ts',
    'tests/services/alertFaults.test.ts',
    'server/src/storage/store/postgres/frozen.test.ts',
    'server/src/storage/store/postgres/restarted.test.ts',
    'server/src/storage/bus/outage.test.ts',
  ],
} as const
