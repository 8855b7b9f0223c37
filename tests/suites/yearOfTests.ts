/** Year of the built data: in it, times are shown without their year. */
const YEAR = 2026

const { Date: SystemDate } = globalThis
const thisYear = new SystemDate().getUTCFullYear()
/** Whole years, so that a test has the day and the time of the machine. */
const aheadMs = SystemDate.UTC(thisYear, 0) - SystemDate.UTC(YEAR, 0)

// Later on, the clock of the tests stays in that year.
if (thisYear > YEAR) {
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [SystemDate.now() - aheadMs] : args, newTarget),
    get: (target, name, receiver) =>
      name === 'now' ? () => SystemDate.now() - aheadMs : Reflect.get(target, name, receiver),
  })
}
